import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMessageReader, queryMessage, queryText, refusal } from './postgres-messages.ts'

test('messages are the same however the network cuts the stream', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 40 }),
      (texts, size) => {
        const plain = texts.map((text) => text.replaceAll('\0', ''))
        const stream = Buffer.concat(plain.map(queryMessage))
        const read = createMessageReader(false)
        const found = []
        for (let at = 0; at < stream.length; at += size) {
          found.push(...read(stream.subarray(at, at + size)))
        }
        expect(found.map((each) => [each.type, queryText(each)])).toEqual(
          plain.map((text) => ['Q', text]),
        )
      },
    ),
  )
})

test('a client begins with a message that has no type', () => {
  const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
  const read = createMessageReader(true)
  const [first, second] = read(Buffer.concat([startup, queryMessage('begin')]))
  expect(first).toEqual({ type: null, bytes: startup })
  expect(second?.type).toBe('Q')
})

test('a refusal names its SQLSTATE and says whether a transaction is left broken', () => {
  const [error, ready] = createMessageReader(false)(refusal('40001', true))
  expect(error?.bytes.toString()).toContain('C40001\0')
  expect(ready?.bytes.subarray(-1).toString()).toBe('E')
})
