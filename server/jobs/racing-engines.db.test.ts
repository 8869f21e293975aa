import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test, vi } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'
import { createEngine } from './engine.ts'
import type { EngineNeeds } from './engine-needs.ts'

const ORDERS = 24
const PAIRS = [
  { from: 'btc', to: 'eth', given: '0.01' },
  { from: 'xrp', to: 'ltc', given: '150' },
  { from: 'usdt20', to: 'btc', given: '150' },
  { from: 'ltc', to: 'usdt20', given: '2' },
] as const

async function runToTheEnd(
  exchange: Exchange,
  all: readonly EngineNeeds[],
  orders: readonly PlacedOrder[],
): Promise<void> {
  // Without one that leads, so that all of them claim the same work.
  const running = all.map((needs) => createEngine({ ...needs, goesFirst: true }))
  for (const engine of running) engine.start()
  try {
    await vi.waitFor(
      async () => {
        await exchange.mine()
        for (const engine of running) engine.wake()
        const left = await exchange.database
          .direct()
          .selectFrom('orders')
          .select('id')
          .where('state', '<>', 'finished')
          .execute()
        expect(left).toEqual([])
      },
      { timeout: 60_000, interval: 250 },
    )
  } finally {
    await Promise.all(running.map((engine) => engine.stop()))
  }
  for (const placed of orders) {
    const order = await exchange.read(placed)
    expect(await exchange.received(order.destination.address)).toMatchObject([
      { amount: order.sentTo, txId: order.payoutTxId },
    ])
    const kinds = order.events.map(({ kind }) => kind)
    expect(kinds).toEqual([...new Set(kinds)])
  }
  // What was in the last blocks is counted too before the books are compared.
  await exchange.work()
  await expectSound(exchange)
  expect(exchange.alerts.filter((name) => name !== 'wallet_low')).toEqual([])
}

async function placeAndPay(exchange: Exchange): Promise<readonly PlacedOrder[]> {
  const orders: PlacedOrder[] = []
  for (let number = 0; number < ORDERS; number += 1) {
    const placed = await exchange.place(PAIRS[number % PAIRS.length])
    await exchange.pay(placed)
    orders.push(placed)
  }
  return orders
}

describe('the workers', () => {
  const open = sharedExchange('workers')

  test('of one process pay every order exactly once', async (context) => {
    const exchange = await open(context)
    await runToTheEnd(exchange, [exchange.needs], await placeAndPay(exchange))
  })
})

describe('the workers on one server', () => {
  const open = sharedExchange('racing_workers')

  test('of three processes pay every order exactly once', async (context) => {
    const exchange = await open(context)
    const others = [await exchange.another(), await exchange.another()]
    try {
      const orders = await placeAndPay(exchange)
      const all = [exchange.needs, ...others.map(({ needs }) => needs)]
      await runToTheEnd(exchange, all, orders)
    } finally {
      for (const other of others) await other.close()
    }
  })
})
