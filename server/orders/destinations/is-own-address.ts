import type { CheckedAddress } from '@causeway/core/addresses'
import type { Currency } from '@causeway/core/currencies'
import { sql } from 'kysely'
import type { OrderNeeds } from '../order-needs.ts'

/**
 * True where an address is one of ours: a hot wallet, or the deposit address of an order, on any network that writes its
 * addresses alike. Money that is sent there never leaves us, and belongs to nobody or to somebody else's order.
 */
export async function isOwnAddress(
  { catalogue, chains, database }: Pick<OrderNeeds, 'catalogue' | 'chains' | 'database'>,
  currency: Pick<Currency, 'protocol'>,
  { address, canonical }: Pick<CheckedAddress, 'address' | 'canonical'>,
): Promise<boolean> {
  const spellings = [address, canonical]
  for (const chain of chains.values()) {
    for (const asset of chain.assets) {
      if (spellings.includes(chain.hotWalletAddress(asset))) return true
    }
  }
  const family = catalogue.network(currency.protocol)?.addressFamily
  const networks = catalogue.networks
    .filter(({ addressFamily }) => addressFamily === family)
    .map(({ id }) => id)
  const found = await sql<{ ours: boolean }>`
    select exists (
        select 1 from orders
        where network_from = any(${networks}::text[]) and pay_in_address = any(${spellings}::text[]))
      or exists (
        select 1 from pay_in_skipped
        where network = any(${networks}::text[]) and address = any(${spellings}::text[])) as ours
  `.execute(database.direct())
  return found.rows[0]?.ours ?? false
}
