import { fail } from '@causeway/core/result'
import {
  type Exchange,
  expectSound,
  holdRow,
  paidOnce,
  plannedPayouts,
  refuseInserts,
  sharedExchange,
  transferOf,
  transfersOf,
  workTogether,
  workUntil,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'

const MANY = 64

const planned = (exchange: Exchange, count: number) =>
  plannedPayouts(exchange, count, { from: 'btc', to: 'eth', network: 'ethereum' })

async function expectLeft(
  exchange: Exchange,
  placed: PlacedOrder,
  { state, why }: { readonly state: string; readonly why: string },
): Promise<void> {
  const left = await transferOf(exchange, placed)
  expect(left).toMatchObject({ state, lease_until: null, dead: false })
  expect(left.attempts).toBeGreaterThan(0)
  expect(left.last_error).toContain(why)
}

async function finishAll(exchange: Exchange, placed: readonly PlacedOrder[]): Promise<void> {
  for (const each of placed) await exchange.until(each, 'finished')
  for (const each of placed) await paidOnce(exchange, each)
  await expectSound(exchange)
}

describe('transfers that are due together', () => {
  const open = sharedExchange('transfers_together')

  test('share their transactions: those that reserve, keep signatures and confirm', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 12)
    await workUntil(exchange, placed, { state: 'broadcast' })
    const written = await sql<{ signatures: number }>`
      select count(distinct tt.xmin::text)::int as signatures from transfer_transaction tt
      join transfer on transfer.id = tt.transfer_id
      where transfer.order_id = any(${placed.map(({ order }) => order.id)}::uuid[])`.execute(
      exchange.database.direct(),
    )
    expect(written.rows[0]?.signatures).toBeLessThan(placed.length)
    await exchange.mine()
    await exchange.mine()
    await finishAll(exchange, placed)
  })

  test(`fail alone: of ${MANY} one that cannot be composed, one whose signature and one whose booking cannot be written`, async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, MANY)
    const [uncomposed, unsaved, unbooked] = placed.slice(9, 12) as [
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
    ]
    const idOf = async (each: PlacedOrder) => (await transferOf(exchange, each)).id
    const { answers } = exchange.script('ethereum')
    const compose = exchange.needs.chains.get('ethereum')?.compose
    const uncomposedId = await idOf(uncomposed)
    answers.compose = (intent, funding, taken) => {
      if (intent.transferId === uncomposedId || compose === undefined)
        throw new Error('no such account')
      return compose(intent, funding, taken)
    }
    const letSave = await refuseInserts(exchange, {
      table: 'transfer_transaction',
      transferId: await idOf(unsaved),
      message: 'it cannot be kept',
    })
    const left = [uncomposed, unsaved]
    await workUntil(exchange, placed, { state: 'broadcast', left })
    await expectLeft(exchange, uncomposed, { state: 'planned', why: 'no such account' })
    await expectLeft(exchange, unsaved, { state: 'reserved', why: 'it cannot be kept' })
    delete answers.compose
    await letSave()
    await workUntil(exchange, placed, { state: 'broadcast' })

    const letBook = await refuseInserts(exchange, {
      table: 'ledger_posting',
      orderId: unbooked.order.id,
      message: 'it cannot be booked',
    })
    for (let block = 0; block < 4; block += 1) await exchange.mine()
    await workUntil(exchange, placed, { state: 'confirmed', left: [unbooked] })
    await expectLeft(exchange, unbooked, { state: 'broadcast', why: 'it cannot be booked' })
    await letBook()
    await finishAll(exchange, placed)
  })

  test('that are short because others hold the outputs wait for their change, and none calls the wallet low', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 5)
    const before = exchange.alerts.length
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')
    if (real === undefined) throw new Error('No ethereum')
    const { broadcast, compose } = real
    // A wallet with one output, whose change is there once it is sent.
    let isSpent = false
    answers.compose = (intent, funding, taken) => {
      if (isSpent) return fail({ code: 'insufficient_funds' })
      isSpent = true
      return compose(intent, funding, taken)
    }
    answers.broadcast = async (signed) => {
      const answer = await broadcast(signed)
      isSpent = false
      return answer
    }
    await workUntil(exchange, placed, { state: 'broadcast' })
    expect(exchange.alerts.slice(before)).toEqual([])
    answers.compose = () => fail({ code: 'insufficient_funds' })
    const [low] = await planned(exchange, 1)
    await workTogether(exchange)
    expect(exchange.alerts.slice(before)).toContain('wallet_low')
    delete answers.compose
    delete answers.broadcast
    await finishAll(exchange, [...placed, low as PlacedOrder])
  })

  test('are confirmed without the one whose order another worker holds, which follows when it is free', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 4)
    await workUntil(exchange, placed, { state: 'broadcast' })
    for (let block = 0; block < 4; block += 1) await exchange.mine()
    const [held, ...free] = placed as [PlacedOrder, ...PlacedOrder[]]
    const letGo = await holdRow(exchange, 'orders', held.order.id)
    const working = workTogether(exchange)
    const statesOf = async () => (await transfersOf(exchange, free)).map(({ state }) => state)
    await expect.poll(statesOf).toEqual(free.map(() => 'confirmed'))
    expect((await transferOf(exchange, held)).state).toBe('broadcast')
    await letGo()
    await working
    expect(await transferOf(exchange, held)).toMatchObject({ state: 'confirmed', last_error: null })
    await finishAll(exchange, placed)
  })

  test('lose only the one whose lease passed to another worker', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 6)
    const lost = placed[5] as PlacedOrder
    const { id } = await transferOf(exchange, lost)
    exchange.signing.instead = async (plan) => {
      if (plan.intent.transferId === id) {
        await sql`update transfer set fence = fence + 1 where id = ${id}`.execute(
          exchange.database.direct(),
        )
      }
      return exchange.signing.real(plan)
    }
    const alerts = exchange.alerts.length
    await workTogether(exchange)
    exchange.signing.instead = null
    const rows = await transfersOf(exchange, placed)
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 5 }, () => 'broadcast'),
      'reserved',
    ])
    expect(exchange.alerts.slice(alerts)).toEqual([])
    await sql`update transfer set lease_until = null where id = ${id}`.execute(
      exchange.database.direct(),
    )
    await finishAll(exchange, placed)
  })
})
