import type { FiatOrderState } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'

/** Fiat orders of a provider in one state, and how old the oldest of them is in seconds of the database's clock. */
export type FiatFigure = {
  readonly provider: string
  readonly state: FiatOrderState
  readonly count: number
  readonly oldestSeconds: number
}

/** Every provider's orders by state, for the operator. */
export async function fiatFigures(database: Database): Promise<readonly FiatFigure[]> {
  const rows = await database
    .direct()
    .selectFrom('fiat_order')
    .select([
      'provider',
      'status',
      sql<bigint>`count(*)`.as('count'),
      sql<number>`extract(epoch from now() - min(created_at))::float8`.as('oldest'),
    ])
    .groupBy(['provider', 'status'])
    .orderBy('provider')
    .orderBy('status')
    .execute()
  return rows.map(({ provider, status, count, oldest }) => ({
    provider,
    state: status,
    count: Number(count),
    oldestSeconds: Math.max(0, Math.round(oldest)),
  }))
}
