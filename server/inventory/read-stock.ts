import type { StockFacts } from '@causeway/core/inventory'
import {
  affiliateAccount,
  affiliatePurchaseAccount,
  heldCommissionAccount,
  partnerAccount,
  suspenseAccount,
  walletAccount,
} from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/index.ts'
import { balanceRows, foldLedger } from '../ledger/index.ts'

/** The books' view of one coin, and how much of its guaranteed exposure ever became payouts. */
export type BookedStock = StockFacts & { readonly committed: bigint }

type Kind = 'wallet' | 'order' | 'outgoing' | 'suspense' | 'unswept' | 'promised' | 'committed'
type Row = { kind: Kind | 'unfolded'; asset: string; units: bigint }

/** Accounts of those who earned by orders of others, as patterns. */
const OWED = [
  partnerAccount('%'),
  affiliateAccount('%'),
  affiliatePurchaseAccount('%'),
  heldCommissionAccount('%'),
]

/** With more postings than this not folded yet, they are. */
const MOST_UNFOLDED = 500

/** Of a coin that the books do not know. */
export const NO_STOCK: StockFacts = {
  wallet: 0n,
  unswept: 0n,
  outgoing: 0n,
  claims: 0n,
  suspense: 0n,
  promised: 0n,
}

/** Reads every coin's stock, and folds the books where reading them begins to cost. */
export async function readBookedStock(needs: {
  readonly database: Database
  readonly chains: ReadonlyMap<string, ChainPort>
}): Promise<ReadonlyMap<AssetCode, BookedStock>> {
  const { booked, unfolded } = await readStock(needs.database.direct(), needs.chains)
  if (unfolded > MOST_UNFOLDED) await foldLedger(needs.database)
  return booked
}

/**
 * Reads every coin's stock from one snapshot of the database: a few rows by index, no lock. What lies at pay-in
 * addresses counts as unswept on chains whose payouts cannot spend it there. `unfolded`: how many postings are not in the
 * running sums yet.
 */
export async function readStock(
  database: Queryable,
  chains: ReadonlyMap<string, ChainPort>,
): Promise<{ readonly booked: ReadonlyMap<AssetCode, BookedStock>; readonly unfolded: bigint }> {
  const perAddress = [...chains.values()]
    .filter((chain) => chain.sweeps?.kind === 'per_address')
    .map((chain) => chain.network)
  const found = await sql<Row>`
    select case when account like any(${OWED}::text[]) then 'order' else account end as kind,
      asset, sum(units) as units from (${balanceRows}) balance
    where account in (${walletAccount}, 'order', 'outgoing', ${suspenseAccount})
      or account like any(${OWED}::text[])
    group by 1, asset
    union all
    select 'unswept', asset, sum(units) from deposit
    where swept_by is null and state in ('confirmed', 'settled') and role <> 'capital'
      and network = any(${perAddress}::text[])
    group by asset
    union all
    select 'unswept', deposit.asset, sum(deposit.units)
    from transfer join deposit on deposit.swept_by = transfer.id
    where transfer.confirmed_at is null and transfer.kind = 'sweep' and transfer.state <> 'confirmed'
      and deposit.state in ('confirmed', 'settled')
    group by deposit.asset
    union all
    select 'promised', asset, units from guaranteed_exposure
    union all
    select 'committed', asset, committed from guaranteed_exposure
    union all
    select 'unfolded', '', count(*) from ledger_posting where not folded
  `.execute(database)
  const unfolded = found.rows.find((row) => row.kind === 'unfolded')?.units ?? 0n
  return { booked: gather(found.rows), unfolded }
}

function gather(rows: readonly Row[]): ReadonlyMap<AssetCode, BookedStock> {
  const sums = new Map<AssetCode, Map<string, bigint>>()
  for (const { kind, asset, units } of rows) {
    if (kind === 'unfolded') continue
    const of = sums.get(asset) ?? new Map<string, bigint>()
    of.set(kind, (of.get(kind) ?? 0n) + units)
    sums.set(asset, of)
  }
  return new Map(
    [...sums].map(([asset, of]) => {
      const sum = (kind: Kind) => of.get(kind) ?? 0n
      return [
        asset,
        {
          wallet: sum('wallet'),
          unswept: sum('unswept'),
          // What is owed stands on the credit side of the books.
          outgoing: -sum('outgoing'),
          // What partners and affiliates earned is theirs, as what customers are owed.
          claims: -sum('order'),
          // What was paid for lost orders stands on the other side of suspense, and is no stock.
          suspense: sum('suspense') > 0n ? 0n : -sum('suspense'),
          promised: sum('promised'),
          committed: sum('committed'),
        },
      ] as const
    }),
  )
}
