import { walletAccount } from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import { type ChainPort, outwardKinds } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { HoldingsReader } from './holdings-reader.ts'

export type Mismatch = {
  readonly asset: AssetCode
  readonly chain: bigint
  readonly least: bigint
  readonly most: bigint
}

/** What a comparison came to. */
export type Comparison = {
  readonly asset: AssetCode
  /** What the chain holds at our addresses. */
  readonly chain: bigint
  /** What the ledger has in the wallet; more or less may be on its way. */
  readonly booked: bigint
  /** They differ by more than what is on its way. */
  readonly differs: boolean
}

/** What of a chain the comparison asks. */
export type ReconciledChain = Pick<ChainPort, 'network' | 'holdings' | 'head' | 'sweeps'>

/**
 * Compares what the chain reports for one asset with the books (architecture, decision 5). What is on its way in or out
 * at this moment widens the range it must lie in; at rest the two must be equal. Null where they agree; `too_early`
 * where the chain has more than the books, and blocks that no scan has seen yet may explain it, or where not every
 * address was read yet. Sweeps and gas move money
 * between our own addresses: only their network fee is on its way out.
 */
export async function reconcileWallet(
  database: Database,
  chain: ReconciledChain,
  coin: {
    readonly asset: AssetCode
    readonly feeAllowance: bigint
    /** How the chain's side is read; without it every pay-in address there ever was is asked for. */
    readonly readHoldings?: HoldingsReader
    /** Told what was found, unless it is too early to say. */
    readonly remember?: (comparison: Comparison) => Promise<void>
  },
): Promise<Mismatch | 'too_early' | null> {
  const before = await booked(database, chain, coin)
  const holdings = await (coin.readHoldings ?? everyAddress(database, chain))(coin.asset)
  if (holdings === null) return 'too_early'
  const head = await chain.head()
  const after = await booked(database, chain, coin)
  const least = before.least < after.least ? before.least : after.least
  const most = before.most > after.most ? before.most : after.most
  const { asset } = coin
  const chainUnits = holdings.units
  const differs = chainUnits < least || chainUnits > most
  if (chainUnits > most && after.scannedHeight < head.height) return 'too_early'
  await coin.remember?.({ asset, chain: chainUnits, booked: after.wallet, differs })
  return differs ? { asset, chain: chainUnits, least, most } : null
}

function everyAddress(database: Database, chain: ReconciledChain): HoldingsReader {
  return async (asset) => {
    if (chain.sweeps?.kind === 'pooled') return chain.holdings(asset, [])
    const payIns = await database
      .direct()
      .selectFrom('deposit')
      .select('address')
      .distinct()
      .where('network', '=', chain.network)
      .execute()
    return chain.holdings(
      asset,
      payIns.map((row) => row.address),
    )
  }
}

type Range = {
  readonly wallet: bigint
  readonly least: bigint
  readonly most: bigint
  readonly scannedHeight: number
}

const OUTWARD = sql.join(outwardKinds)

async function booked(
  database: Database,
  chain: ReconciledChain,
  coin: { readonly asset: AssetCode; readonly feeAllowance: bigint },
): Promise<Range> {
  // What was signed before the database came back older, and is not in the books yet.
  const recalled = sql`
    select distinct transfer_id, asset, units from recalled_signature
    where network = ${chain.network} and booked_at is null and kind in (${OUTWARD})
      and not exists (select 1 from transfer where transfer.id = recalled_signature.transfer_id
        and transfer.state in ('signed', 'broadcast', 'confirmed'))`
  const found = await sql<{
    wallet: bigint
    incoming: bigint
    unsure: bigint
    outgoing: bigint
    sending: bigint
    height: number
  }>`
    select
      coalesce((select units from ledger_total
          where account = ${walletAccount} and asset = ${coin.asset}), 0)
        + (select coalesce(sum(entry.units), 0)
          from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
          where not posting.folded
            and entry.account = ${walletAccount} and entry.asset = ${coin.asset}) as wallet,
      (select coalesce(sum(units), 0) from deposit
        where network = ${chain.network} and asset = ${coin.asset} and state = 'seen') as incoming,
      (select coalesce(sum(units), 0) from deposit
        where network = ${chain.network} and asset = ${coin.asset}
          and state in ('confirmed', 'settled') and confirmations < needed) as unsure,
      (select coalesce(sum(units), 0) from transfer
        where network = ${chain.network} and asset = ${coin.asset} and confirmed_at is null
          and kind in (${OUTWARD}) and state in ('signed', 'broadcast'))
        + (select coalesce(sum(units), 0) from (${recalled}) paid where asset = ${coin.asset}) as outgoing,
      (select count(*) from transfer
        where network = ${chain.network} and confirmed_at is null
          and state in ('signed', 'broadcast'))
        + (select count(*) from (${recalled}) paid) as sending,
      coalesce((select height from chain_cursor where network = ${chain.network}), 0) as height
  `.execute(database.direct())
  const row = found.rows[0]
  if (row === undefined) throw new Error('The books gave no answer')
  return {
    wallet: row.wallet,
    least: row.wallet - row.outgoing - row.unsure - row.sending * coin.feeAllowance,
    most: row.wallet + row.incoming,
    scannedHeight: row.height,
  }
}
