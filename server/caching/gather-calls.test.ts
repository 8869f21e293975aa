import { expect, test } from 'vitest'
import { gatherCalls } from './gather-calls.ts'

const lengths = (asked: string[][]) =>
  gatherCalls(async (keys) => {
    asked.push([...keys])
    return new Map(keys.filter((key) => key !== '').map((key) => [key, key.length]))
  })

test('calls of one turn are one question, and each gets its own answer', async () => {
  const asked: string[][] = []
  const lengthOf = lengths(asked)
  expect(await Promise.all(['a', 'bb', 'a', ''].map(lengthOf))).toEqual([1, 2, 1, undefined])
  expect(asked).toEqual([['a', 'bb', '']])
  expect(await lengthOf('ccc')).toBe(3)
  expect(asked).toHaveLength(2)
})

test('a call that comes while an earlier question is out is not mixed with it', async () => {
  const answer: (() => void)[] = []
  const asked: string[][] = []
  const read = gatherCalls<string>(async (keys) => {
    asked.push([...keys])
    await new Promise<void>((resolve) => answer.push(resolve))
    return new Map(keys.map((key) => [key, `${key} of ${asked.length}`]))
  })
  const first = read('a')
  await Promise.resolve()
  const second = read('b')
  await Promise.resolve()
  expect(asked).toEqual([['a'], ['b']])
  for (const each of answer) each()
  expect(await first).toBe('a of 2')
  expect(await second).toBe('b of 2')
})

test('an error goes to all who asked, and the next question is a new one', async () => {
  let fails = true
  const read = gatherCalls<string>(async (keys) => {
    if (fails) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  const both = await Promise.allSettled([read('a'), read('b')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await read('a')).toBe('a')
})
