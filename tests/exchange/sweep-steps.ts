import { reconcileWallet } from '@causeway/server/ledger'
import type { PlacedOrder } from '@causeway/server/orders'
import { expect } from 'vitest'
import type { Exchange } from './exchange.ts'

/** Every transfer that serves no order. */
export async function ownTransfers(exchange: Exchange, since = new Date(0)) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('id')
    .execute()
}

/** The order's deposits, oldest first. */
export async function depositsOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('deposit')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
}

/** Ethereum's accounts. */
export function accountsOf(exchange: Exchange) {
  if (exchange.accounts === null) throw new Error('Ethereum is no chain of accounts here')
  return exchange.accounts
}

/** What lies at the order's pay-in address. */
export function atAddress(exchange: Exchange, { order }: PlacedOrder, asset: string) {
  return accountsOf(exchange).balance(order.payIn.address, asset)
}

/** Blocks and work, and the books compared with the chain after each. */
export async function turns(exchange: Exchange, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await exchange.mine()
    await exchange.work()
    for (const asset of ['eth', 'usdt20']) {
      const chain = exchange.needs.chains.get('ethereum')
      if (chain === undefined) throw new Error('No ethereum')
      const feeAllowance = asset === 'eth' ? 10n ** 7n : 0n
      const found = await reconcileWallet(exchange.database, chain, { asset, feeAllowance })
      expect(found === 'too_early' ? null : found).toBeNull()
    }
  }
}

/** What earlier tests left is not looked at. */
export async function begin(exchange: Exchange) {
  const rows = await ownTransfers(exchange)
  exchange.clock.advance(1)
  return { exchange, since: rows.at(-1)?.created_at ?? new Date(0) }
}
