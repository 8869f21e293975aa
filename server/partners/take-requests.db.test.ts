import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { createPartnerCases } from './partner-cases.ts'
import { type LimitedKey, takeRequests } from './take-requests.ts'

describe('the count of a key’s requests', () => {
  const open = sharedExchange('partner-requests')

  async function countedKey(context: Parameters<typeof open>[0], requestsPerSecond: number) {
    const exchange = await open(context)
    const cases = createPartnerCases({ ...exchange.needs, partnerKey: new Uint8Array(32) })
    const { key } = await cases.add({
      name: 'A partner',
      rights: {
        ...{ name: 'A key', dialects: ['rest'], scopes: ['read'], networks: [] },
        ...{ creationsPerMinute: 1, needsNonce: false, joinsRepeats: true, requestsPerSecond },
      },
    })
    const limited: LimitedKey = { id: key.keyId, requestsPerSecond }
    const take = (count: number, changed: Partial<LimitedKey> = {}) =>
      takeRequests(exchange, { ...limited, ...changed }, count)
    /** Moves what was counted so far to another second. */
    const countedIn = (second: bigint) =>
      exchange.database
        .direct()
        .updateTable('partner_request_count')
        .set({ second })
        .where('key_id', '=', key.keyId)
        .execute()
    return { take, countedIn }
  }

  // In a second that is far enough away, the clock of the database changes nothing.
  const LATER = 4_000_000_000n

  test('is never more than it may make in a second, however many ask at once', async (context) => {
    const { countedIn, take } = await countedKey(context, 100)
    await take(1)
    await countedIn(LATER)
    const taken = await Promise.all(Array.from({ length: 40 }, () => take(7)))
    expect(taken.reduce((sum, { granted }) => sum + granted, 0)).toBe(99)
    expect(taken.every(({ second }) => second === LATER)).toBe(true)
    expect((await take(1)).granted).toBe(0)
    // Lowered within the second, it has nothing left, and nothing is given back.
    expect((await take(5, { requestsPerSecond: 50 })).granted).toBe(0)
    expect((await take(5, { requestsPerSecond: 103 })).granted).toBe(3)
  })

  test('begins anew with each second, which lasts no longer than a second', async (context) => {
    const { countedIn, take } = await countedKey(context, 10)
    const first = await take(25)
    expect(first.granted).toBe(10)
    expect(first.left).toBeGreaterThan(-1000)
    expect(first.left).toBeLessThanOrEqual(1000)
    await countedIn(first.second - 5n)
    expect((await take(4)).granted).toBe(4)
  })
})
