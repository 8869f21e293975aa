import type { AssetCode } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Comparison } from './reconcile.ts'

/** What a coin's chain held, and what the ledger said, when the watch over the books last compared them. */
export type WalletComparison = {
  readonly chain: bigint
  readonly booked: bigint
  readonly comparedAt: Date
  /** Since when they differ by more than what is on its way; null where they agree. */
  readonly differsSince: Date | null
}

/** Keeps a coin's newest comparison, and since when it has differed. */
export async function rememberComparison(
  database: Database,
  { asset, booked, chain, differs }: Comparison,
  at: Date,
): Promise<void> {
  await database
    .direct()
    .insertInto('wallet_comparison')
    .values({
      asset,
      chain_units: chain,
      booked_units: booked,
      compared_at: at,
      differs_since: differs ? at : null,
    })
    .onConflict((conflict) =>
      conflict.column('asset').doUpdateSet({
        chain_units: chain,
        booked_units: booked,
        compared_at: at,
        differs_since: differs
          ? sql<Date>`coalesce(wallet_comparison.differs_since, ${at}::timestamptz)`
          : null,
      }),
    )
    .execute()
}

/** The newest comparison of every coin that was ever compared. */
export async function readComparisons(
  database: Database,
): Promise<ReadonlyMap<AssetCode, WalletComparison>> {
  const rows = await database.direct().selectFrom('wallet_comparison').selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.asset,
      {
        chain: row.chain_units,
        booked: row.booked_units,
        comparedAt: row.compared_at,
        differsSince: row.differs_since,
      },
    ]),
  )
}
