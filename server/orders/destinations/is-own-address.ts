import type { CheckedAddress } from '@causeway/core/addresses'
import type { Currency } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import { type Database, groupedWork } from '../../db/index.ts'
import type { OrderNeeds } from '../order-needs.ts'

/** An address in the ways it is written, and the networks that write theirs alike. */
type Asked = { readonly networks: readonly string[]; readonly spellings: readonly string[] }

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
    const wallets = hotWallets(chain)
    if (spellings.some((spelling) => wallets.has(spelling))) return true
  }
  const family = catalogue.network(currency.protocol)?.addressFamily
  const networks = catalogue.networks
    .filter(({ addressFamily }) => addressFamily === family)
    .map(({ id }) => id)
  return isPayIn(database, { networks, spellings })
}

const walletsOf = new WeakMap<ChainPort, ReadonlySet<string>>()

/** A chain's hot wallets. They never change; to look through hundreds of coins for each order would take its time. */
function hotWallets(chain: ChainPort): ReadonlySet<string> {
  const wallets = walletsOf.get(chain) ?? new Set(chain.assets.map(chain.hotWalletAddress))
  walletsOf.set(chain, wallets)
  return wallets
}

/** Whether an order was given the address, or it was set aside for one. */
const isPayIn = groupedWork(async (database: Database, asks: readonly Asked[]) => {
  const rows = asks.flatMap(({ networks, spellings }, place) =>
    networks.flatMap((network) =>
      [...new Set(spellings)].map((address) => ({ place, network, address })),
    ),
  )
  // Two looks by index for each row: a join could be planned as a walk over all orders.
  const found = await sql<{ place: number }>`
    select place from json_to_recordset(${JSON.stringify(rows)}::json)
      as asked (place integer, network text, address text)
    where (select true from orders
        where network_from = asked.network and pay_in_address = asked.address limit 1)
      or (select true from pay_in_skipped
        where network = asked.network and address = asked.address limit 1)
  `.execute(database.direct())
  const ours = new Set(found.rows.map(({ place }) => place))
  return asks.map((_, place) => ours.has(place))
})
