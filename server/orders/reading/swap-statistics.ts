import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'

export type SwapStatistics = { readonly finished24h: number; readonly medianSeconds: number | null }

/** How many orders finished in the last day and how long the middle one took from deposit seen to payout confirmed. */
export async function swapStatistics(database: Database, now: number): Promise<SwapStatistics> {
  const since = new Date(now - 86_400_000)
  const row = await database
    .direct()
    .selectFrom('orders')
    .select([
      sql<bigint>`count(*)`.as('finished'),
      sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ended_at - deposit_seen_at)::float8)`.as('median'),
    ])
    .where('state', '=', 'finished')
    .where('ended_at', '>=', since)
    .where('deposit_seen_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    finished24h: Number(row.finished),
    medianSeconds: row.median === null ? null : Math.round(row.median),
  }
}
