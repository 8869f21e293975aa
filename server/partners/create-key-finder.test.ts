import { expect, test } from 'vitest'
import { createKeyFinder } from './create-key-finder.ts'
import type { PartnerKey } from './partner-types.ts'
import { keyHashOf } from './store-key.ts'

/** A database with keys in force; it reads them when a statement begins, and answers when a test lets it. */
function slowDatabase(inForce: ReadonlySet<string>) {
  const statements: { readonly asked: number; readonly answer: (error?: Error) => void }[] = []
  const find = createKeyFinder((hashes) => {
    const found = new Map(
      hashes.filter((hash) => inForce.has(hash)).map((hash) => [hash, keyOf(hash)]),
    )
    const { promise, reject, resolve } = Promise.withResolvers<typeof found>()
    const answer = (error?: Error) => (error === undefined ? resolve(found) : reject(error))
    statements.push({ asked: hashes.length, answer })
    return promise
  })
  return { statements, find }
}

const keyOf = (keyHash: string): PartnerKey => ({
  ...{ id: keyHash.slice(0, 8), partnerId: 'partner', feeShareBps: null, dialects: [], scopes: [] },
  ...{ networks: [], requestsPerSecond: 1, creationsPerMinute: 1, needsNonce: false },
  ...{ joinsRepeats: false, publicKey: null, secret: null },
})
const idOf = (apiKey: string) => keyHashOf(apiKey).slice(0, 8)

test('requests that come together are looked up together, each for its own key', async () => {
  const { find, statements } = slowDatabase(new Set(['a', 'b'].map(keyHashOf)))
  const asked = ['a', 'b', 'a', 'c', 'a'].map(find)
  statements[0]?.answer()
  statements[1]?.answer()
  await Promise.all(asked.slice(0, 2))
  statements[2]?.answer()
  const found = await Promise.all(asked)
  expect(found.map((key) => key?.id)).toEqual([
    ...[idOf('a'), idOf('b'), idOf('a'), undefined, idOf('a')],
  ])
  expect(statements.map((statement) => statement.asked)).toEqual([1, 1, 2])
})

test('a request that comes after a key was revoked is never answered by a statement from before', async () => {
  const inForce = new Set([keyHashOf('a')])
  const { find, statements } = slowDatabase(inForce)
  const before = [find('a'), find('a')]
  inForce.clear()
  const after = [find('a'), find('a')]
  for (const statement of statements) statement.answer()
  expect((await Promise.all(before)).map((key) => key?.id)).toEqual([idOf('a'), idOf('a')])
  for (const statement of statements) statement.answer()
  expect(await Promise.all(after)).toEqual([null, null])
})

test('requests whose statement fails fail, and the next ones are looked up', async () => {
  const { find, statements } = slowDatabase(new Set([keyHashOf('a')]))
  const failing = find('a')
  statements[0]?.answer(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  const next = find('a')
  statements[1]?.answer()
  expect((await next)?.id).toBe(idOf('a'))
})
