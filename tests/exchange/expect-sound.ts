import { walletAccount } from '@causeway/core/ledger'
import { checkBooks, ledgerTotals, reconcileWallet } from '@causeway/server/ledger'
import { expect } from 'vitest'
import type { Exchange } from './exchange.ts'

/**
 * What must hold after every story: each asset sums to zero, ended orders owe nothing, and the wallet of the books is
 * exactly what the chain says.
 */
export async function expectSound(exchange: Exchange): Promise<void> {
  const { database, needs } = exchange
  const totals = await ledgerTotals(database.direct())
  expect(totals.sums.filter(({ sum }) => sum !== 0n)).toEqual([])
  expect(await checkBooks(database)).toEqual([])
  const payIns = await database
    .direct()
    .selectFrom('orders')
    .select('pay_in_address')
    // An address of an order that a restored database lost holds money, too.
    .union(database.direct().selectFrom('deposit').select('address as pay_in_address'))
    .execute()
  for (const chain of needs.chains.values()) {
    const addresses = [...new Set(payIns.map((row) => row.pay_in_address))]
    for (const asset of chain.assets) {
      const booked = totals.accounts.find(
        (entry) => entry.account === walletAccount && entry.asset === asset,
      )
      const held = await chain.holdings(asset, addresses)
      expect(`${asset} ${booked?.units ?? 0n}`).toBe(`${asset} ${held.units}`)
      expect(await reconcileWallet(database, chain, { asset, feeAllowance: 0n })).toBeNull()
    }
  }
}
