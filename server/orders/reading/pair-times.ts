import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'

/** How long the orders of one pair took. */
export type PairTime = {
  readonly orders: number
  /** The middle one's seconds from deposit seen to payout confirmed. */
  readonly medianSeconds: number
}

const MONTH_MILLISECONDS = 30 * 86_400_000

/** Times of the orders that finished in the last 30 days, by `from-to`. Reads them all: to be kept for a while. */
export async function pairTimes(
  database: Database,
  now: number,
): Promise<ReadonlyMap<string, PairTime>> {
  const rows = await database
    .direct()
    .selectFrom('orders')
    .select([
      'asset_from',
      'asset_to',
      sql<bigint>`count(*)`.as('finished'),
      sql<number>`percentile_cont(0.5) within group (
        order by extract(epoch from ended_at - deposit_seen_at)::float8)`.as('median'),
    ])
    .where('state', '=', 'finished')
    .where('ended_at', '>=', new Date(now - MONTH_MILLISECONDS))
    .where('deposit_seen_at', 'is not', null)
    .groupBy(['asset_from', 'asset_to'])
    .execute()
  return new Map(
    rows.map(({ asset_from, asset_to, finished, median }) => [
      `${asset_from}-${asset_to}`,
      { orders: Number(finished), medianSeconds: Math.round(median) },
    ]),
  )
}
