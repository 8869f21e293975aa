import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { describe, expect, type TestContext, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { AT, move, postingOf } from './books.fixture.ts'
import { balanceRows, foldLedger } from './ledger-balances.ts'
import { ledgerTotals } from './ledger-totals.ts'
import { post } from './post.ts'

async function openBooks(context: TestContext): Promise<Database> {
  const { database } = await openTestDatabase(context, 'ledger_sums')
  context.onTestFinished(() => database.close())
  return database
}

async function balances(database: Database) {
  const { rows } = await sql<{ account: string; units: bigint }>`
    select account, sum(units) as units from (${balanceRows}) balance
    group by account having sum(units) <> 0 order by account`.execute(database.direct())
  return rows.map(({ account, units }) => [account, units])
}

describe('a posting', () => {
  const entries = [
    { account: 'wallet', asset: 'ltc', units: 5n },
    { account: 'capital', asset: 'ltc', units: -5n },
  ]

  test('is written with what it is about, and its lines in order', async (context) => {
    const database = await openBooks(context)
    const orderId = randomUUID()
    const made = postingOf('suspense_taken', 'once', entries)
    await database.transaction('post', (tx) => post(tx, made, { orderId, at: AT, note: 'why' }))
    const [row] = await database.direct().selectFrom('ledger_posting').selectAll().execute()
    expect(row).toMatchObject({
      kind: 'suspense_taken',
      reference: 'once',
      order_id: orderId,
      at: AT,
      note: 'why',
      folded: false,
    })
    const lines = await database
      .direct()
      .selectFrom('ledger_entry')
      .selectAll()
      .orderBy('line')
      .execute()
    expect(lines).toEqual(entries.map((entry, line) => ({ posting_id: row?.id, line, ...entry })))
  })

  test('is booked once under its reference', async (context) => {
    const database = await openBooks(context)
    const book = () =>
      database.transaction('post', (tx) =>
        post(tx, postingOf('suspense_taken', 'once', entries), { orderId: null, at: AT }),
      )
    await book()
    await expect(book()).rejects.toThrow('ledger_posting_reference_key')
    expect(await balances(database)).toEqual([
      ['capital', -5n],
      ['wallet', 5n],
    ])
  })

  test('of nothing is written, too', async (context) => {
    const database = await openBooks(context)
    const made = postingOf('transfer_confirmed', 'nothing', [])
    await database.transaction('post', (tx) => post(tx, made, { orderId: null, at: AT }))
    const rows = await database.direct().selectFrom('ledger_posting').selectAll().execute()
    expect(rows).toMatchObject([{ reference: 'nothing', order_id: null, note: null }])
  })
})

describe('the running sums', () => {
  test('are those of all postings, folded or not, with orders told as one', async (context) => {
    const database = await openBooks(context)
    const book = async () => {
      await move(database, { from: 'capital', to: 'wallet' }, 10n)
      await move(database, { from: `order:${randomUUID()}`, to: 'wallet' }, 3n)
      await move(database, { from: `outgoing:${randomUUID()}`, to: 'wallet' }, 1n)
    }
    const sums = (times: bigint) => [
      ['capital', -10n * times],
      ['order', -3n * times],
      ['outgoing', -1n * times],
      ['wallet', 14n * times],
    ]
    await book()
    await book()
    expect(await balances(database)).toEqual(sums(2n))
    expect(await foldLedger(database)).toBe(6)
    expect(await foldLedger(database)).toBe(0)
    expect(await balances(database)).toEqual(sums(2n))
    await book()
    expect(await balances(database)).toEqual(sums(3n))
    expect(await foldLedger(database)).toBe(3)
    expect(await balances(database)).toEqual(sums(3n))
  })

  test('take up 2000 postings at once, oldest first', async (context) => {
    const database = await openBooks(context)
    const postings = Array.from({ length: 2001 }, (_, index) => ({
      id: v7({ msecs: AT.getTime() + index }),
      kind: 'capital_received',
      reference: String(index),
      at: AT,
    }))
    await database.direct().insertInto('ledger_posting').values(postings).execute()
    expect(await foldLedger(database)).toBe(2000)
    const left = await database
      .direct()
      .selectFrom('ledger_posting')
      .select('reference')
      .where('folded', '=', false)
      .execute()
    expect(left).toEqual([{ reference: '2000' }])
    expect(await foldLedger(database)).toBe(1)
  })
})

describe('the totals', () => {
  test('name each coin, whether more than the stock was booked of it, and every account with money', async (context) => {
    const database = await openBooks(context)
    await move(database, { from: 'capital', to: 'wallet', asset: 'xrp' }, 2n)
    await move(database, { from: 'wallet', to: 'venue:one', asset: 'xrp' }, 1n)
    await move(database, { from: 'capital', to: 'wallet', asset: 'btc' }, 7n)
    await move(database, { from: 'suspense', to: 'wallet', asset: 'btc' }, 1n)
    await move(database, { from: 'wallet', to: 'suspense', asset: 'btc' }, 1n)
    expect(await ledgerTotals(database.direct())).toEqual({
      sums: [
        { asset: 'btc', sum: 0n, isMoved: true },
        { asset: 'xrp', sum: 0n, isMoved: false },
      ],
      accounts: [
        { account: 'capital', asset: 'btc', units: -7n },
        { account: 'capital', asset: 'xrp', units: -2n },
        { account: 'venue:one', asset: 'xrp', units: 1n },
        { account: 'wallet', asset: 'btc', units: 7n },
        { account: 'wallet', asset: 'xrp', units: 1n },
      ],
    })
  })
})
