import { amount } from '@causeway/core/money'
import {
  attemptsOf,
  type Exchange,
  plantRows,
  sharedExchange,
  stuck,
} from '@causeway/tests/exchange'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { readOrdersById } from './read-order.ts'

const SEEN = new Date(Date.UTC(2026, 5, 1, 13))

/** A payment in tokens at the order's address that belongs to no order, with what is changed of it. */
async function plantPayment(
  exchange: Exchange,
  { order }: PlacedOrder,
  change: object = {},
): Promise<{ readonly id: string; readonly txId: string }> {
  const [id, txId] = [newId(), newId()]
  await plantRows(exchange.database, (tx) =>
    tx
      .insertInto('deposit')
      .values({
        ...{ id, tx_id: txId, output_index: 0, network: 'ethereum', address: order.payIn.address },
        ...{ asset: 'usdt20', units: 5n, role: 'suspense', state: 'confirmed', seen_at: SEEN },
        ...{ confirmations: 3, needed: 7 },
        ...change,
      })
      .execute(),
  )
  return { id, txId }
}

/** What the orders' views have under that name, read all at once. */
async function viewsOf<Name extends 'claims' | 'unmatchedDeposits'>(
  exchange: Exchange,
  placed: readonly PlacedOrder[],
  name: Name,
) {
  const ids = placed.map(({ order }) => order.id)
  const views = await readOrdersById(exchange.needs, ids, (_, error) => {
    throw error
  })
  return ids.map((id) => views.find((view) => view.id === id)?.[name])
}

describe('the view of an order', () => {
  const open = sharedExchange('order_parts')

  async function three(exchange: Exchange) {
    const placed: PlacedOrder[] = []
    for (let count = 0; count < 3; count += 1) {
      placed.push(await exchange.place({ from: 'eth', to: 'btc', given: '0.5' }))
    }
    await exchange.work()
    const [first, second, third] = placed
    if (first === undefined || second === undefined || third === undefined) throw new Error('None')
    return { placed, first, second, third }
  }

  test('has the payments that its holder claimed, first claim first', async (context) => {
    const exchange = await open(context)
    const { first, placed, second } = await three(exchange)
    const payments = [
      await plantPayment(exchange, second, { units: 7n, confirmations: 9, state: 'gone' }),
      await plantPayment(exchange, first),
    ]
    const claim = (order: PlacedOrder, index: number, change: object = {}) =>
      plantRows(exchange.database, (tx) =>
        tx
          .insertInto('payment_claim')
          .values({
            ...{ id: newId(), order_id: order.order.id, deposit_id: payments[index]?.id ?? '' },
            ...{ problem: 'other_coin', state: 'review', made_at: SEEN },
            ...change,
          })
          .execute(),
      )
    await claim(first, 0, { state: 'refused', refusal: 'unproven', decided_at: SEEN, reason: 'No' })
    await claim(first, 1)
    await claim(second, 0)
    const told = { problem: 'other_coin', state: 'review', refusal: null, madeAt: SEEN.getTime() }
    const foreign = {
      ...{ txId: payments[0]?.txId, amount: amount('usdt20', 7n) },
      ...{ confirmations: 9, confirmationsNeeded: 7, ...told },
    }
    const own = {
      ...{ txId: payments[1]?.txId, amount: amount('usdt20', 5n) },
      ...{ confirmations: 3, confirmationsNeeded: 7, ...told },
    }
    expect(await viewsOf(exchange, placed, 'claims')).toEqual([
      [{ ...foreign, state: 'refused', refusal: 'unproven' }, own],
      [foreign],
      [],
    ])
  })

  test('has payments in other coins to its own address, as long as they are there', async (context) => {
    const exchange = await open(context)
    const { first, placed, second } = await three(exchange)
    const paid = await plantPayment(exchange, first)
    const later = await plantPayment(exchange, first, { asset: 'usdc', state: 'seen' })
    const other = await plantPayment(exchange, second, { state: 'settled' })
    await plantPayment(exchange, first, { asset: 'eth' })
    await plantPayment(exchange, first, { state: 'gone' })
    await plantPayment(exchange, first, { role: 'capital' })
    const seen = (asset: string, { txId }: { readonly txId: string }) => ({
      ...{ txId, amount: amount(asset, 5n), confirmations: 3, seenAt: SEEN.getTime() },
    })
    expect(await viewsOf(exchange, placed, 'unmatchedDeposits')).toEqual([
      [seen('usdt20', paid), seen('usdc', later)],
      [seen('usdt20', other)],
      [],
    ])
  })

  test('has none of them where many orders share an address', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'xrp', to: 'btc', given: '150' })
    await exchange.work()
    expect(placed.order.payIn.extraId).not.toBeNull()
    await plantPayment(exchange, placed)
    expect(await viewsOf(exchange, [placed], 'unmatchedDeposits')).toEqual([[]])
  })

  test('names its payout once the network has it, with when that was', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.broadcast = () => Promise.reject(new Error('The node is away'))
    await exchange.pay(placed)
    const signed = await exchange.until(placed, 'sending')
    expect(await attemptsOf(exchange, placed)).toHaveLength(1)
    expect(signed).toMatchObject({ payoutTxId: null, sentAt: null })
    delete answers.broadcast
    exchange.clock.advance(60)
    const at = exchange.clock.now()
    await exchange.work()
    const [attempt] = await attemptsOf(exchange, placed)
    expect(await exchange.read(placed)).toMatchObject({ payoutTxId: attempt?.tx_id, sentAt: at })
    exchange.clock.advance(60)
    expect((await exchange.until(placed, 'finished')).sentAt).toBe(at)
  })

  test('names the newest transaction of its payout, until the chain has taken another', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    const [first] = await attemptsOf(exchange, placed)
    expect((await exchange.read(placed)).payoutTxId).toBe(first?.tx_id)
    exchange.clock.advance(600)
    await exchange.work()
    const [, second] = await attemptsOf(exchange, placed)
    expect(second).toBeDefined()
    expect((await exchange.read(placed)).payoutTxId).toBe(second?.tx_id)
    await exchange.controls.setMinimumFee('ethereum', null)
    await plantRows(exchange.database, (tx) =>
      tx
        .updateTable('transfer_transaction')
        .set({ fee_asset: 'eth', fee_units: 1n })
        .where('tx_id', '=', first?.tx_id ?? '')
        .execute(),
    )
    expect((await exchange.read(placed)).payoutTxId).toBe(first?.tx_id)
  })
})
