import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@causeway/tests/exchange'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { createPostingWatch } from './watch-postings.ts'

const YEAR_AGO = Date.now() - 31_536_000_000

/** Postings of a year ago, one millisecond apart; answers their ids. */
async function book(database: Database, count: number, off: ReadonlyMap<number, bigint>) {
  const ids = Array.from({ length: count }, (_, index) => v7({ msecs: YEAR_AGO + index }))
  const at = new Date(YEAR_AGO)
  const direct = database.direct()
  await direct
    .insertInto('ledger_posting')
    .values(ids.map((id) => ({ id, kind: 'capital_received', reference: randomUUID(), at })))
    .execute()
  await direct
    .insertInto('ledger_entry')
    .values(
      ids.flatMap((posting_id, index) => {
        const entry = { posting_id, asset: 'btc' }
        const wrong = off.get(index) ?? 0n
        return [
          { ...entry, line: 0, account: 'wallet', units: 5n + wrong },
          { ...entry, line: 1, account: 'capital', units: -5n },
        ]
      }),
    )
    .execute()
  return ids
}

async function mend(database: Database, id: string | undefined): Promise<void> {
  await database
    .direct()
    .updateTable('ledger_entry')
    .set({ units: 5n })
    .where('posting_id', '=', id ?? '')
    .where('line', '=', 0)
    .execute()
}

describe('the watch over postings', () => {
  test('comes to every posting in turn, and tells of a fault until it is mended', async (context) => {
    const { database } = await openTestDatabase(context, 'watch_postings')
    const ids = await book(database, 25, new Map([[17, 1n]]))
    const look = createPostingWatch(database, { postings: 10, orders: 10 })
    const fault = { kind: 'sum_not_zero', asset: 'btc', units: 1n }
    expect(await look()).toEqual([])
    for (let times = 0; times < 5; times += 1) expect(await look()).toEqual([fault])
    await mend(database, ids[17])
    expect(await look()).toEqual([])
    await database.close()
  })

  test('sees two wrongs that cancel each other out', async (context) => {
    const { database } = await openTestDatabase(context, 'watch_postings_two')
    const faults = new Map([
      [3, 1n],
      [4, -1n],
    ])
    await book(database, 5, faults)
    const found = await createPostingWatch(database)()
    expect(found).toHaveLength(2)
    await database.close()
  })

  test('sees what was booked just now in its next look, however long the books are', async (context) => {
    const { database } = await openTestDatabase(context, 'watch_postings_new')
    await book(database, 30, new Map())
    const look = createPostingWatch(database, { postings: 10, orders: 10 })
    expect(await look()).toEqual([])
    const id = v7()
    const direct = database.direct()
    await direct
      .insertInto('ledger_posting')
      .values({ id, kind: 'capital_received', reference: 'new', at: new Date() })
      .execute()
    await direct
      .insertInto('ledger_entry')
      .values({ posting_id: id, line: 0, account: 'wallet', asset: 'eth', units: 1n })
      .execute()
    expect(await look()).toEqual([{ kind: 'sum_not_zero', asset: 'eth', units: 1n }])
    await database.close()
  })
})
