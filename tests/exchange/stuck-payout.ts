import type { PlacedOrder } from '@causeway/server/orders'
import { expect } from 'vitest'
import type { Exchange } from './exchange.ts'
import { attemptsOf, transferOf } from './order-rows.ts'

/** Ten times the usual fee is asked: what was sent waits. */
export async function congest(exchange: Exchange, network: string, times = 10n): Promise<void> {
  const { usual } = await exchange.controls.setMinimumFee(network, null)
  await exchange.controls.setMinimumFee(network, usual.units * times)
}

/** An order whose payout was sent out and waits for a block that takes more. */
export async function stuck(exchange: Exchange, to: string, network: string): Promise<PlacedOrder> {
  const placed = await exchange.place({ to })
  await exchange.pay(placed)
  await congest(exchange, network)
  await exchange.until(placed, 'sending')
  for (let turn = 0; turn < 4; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
  expect((await transferOf(exchange, placed)).state).toBe('broadcast')
  expect(await attemptsOf(exchange, placed)).toHaveLength(1)
  return placed
}
