import type { FiatRecord } from '@causeway/core/fiat'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

const DAYS = 30
const DAY_MILLISECONDS = 86_400_000
const ORDERS_THAT_TELL = 20
const NOTHING_TOLD: FiatRecord = { successPercent: null, medianMinutes: null }

export type FiatRecords = ReadonlyMap<string, FiatRecord>

/**
 * How each provider has done in our own orders of the last 30 days: of a hundred that were decided, how many ended well,
 * and the minutes that half of those took at most. Who never paid counts neither way; nothing is said of a provider with
 * fewer than 20.
 */
export async function fiatRecords(database: Database, now: number): Promise<FiatRecords> {
  const rows = await database
    .direct()
    .selectFrom('fiat_order')
    .select([
      'provider',
      sql<bigint>`count(*)`.as('decided'),
      sql<bigint>`count(*) filter (where status = 'ended')`.as('ended'),
      sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ended_at - created_at)::float8)
        filter (where status = 'ended')`.as('median'),
    ])
    .where('created_at', '>=', new Date(now - DAYS * DAY_MILLISECONDS))
    .where('status', 'in', ['ended', 'declined', 'refunded', 'charged_back'])
    .groupBy('provider')
    .execute()
  return new Map(
    rows.map(({ provider, decided, ended, median }) => [
      provider,
      decided < ORDERS_THAT_TELL
        ? NOTHING_TOLD
        : {
            successPercent: Math.round((Number(ended) * 100) / Number(decided)),
            medianMinutes: median === null ? null : Math.max(1, Math.ceil(median / 60)),
          },
    ]),
  )
}
