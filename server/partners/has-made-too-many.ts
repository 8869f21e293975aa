import { sql } from 'kysely'
import type { OrderNeeds } from '../orders/index.ts'
import type { PartnerKey } from './partner-types.ts'

/**
 * True where a key has created as many orders in the last minute as it may, those with providers of fiat among them. Counted
 * in the database, so that all processes count together.
 */
export async function hasMadeTooMany(
  { database, clock }: Pick<OrderNeeds, 'database' | 'clock'>,
  { id, creationsPerMinute }: PartnerKey,
): Promise<boolean> {
  const since = new Date(clock.now() - 60_000)
  const [counted] = await database.statement(
    'partner_creations',
    sql<{ made: number }>`
    select count(*)::integer as made from (
      (select 1 from orders where partner_key_id = ${id}::uuid and created_at > ${since}
      limit ${creationsPerMinute}::integer)
      union all
      (select 1 from fiat_order where partner_key_id = ${id}::uuid and created_at > ${since}
      limit ${creationsPerMinute}::integer)) recent`,
  )
  return (counted?.made ?? 0) >= creationsPerMinute
}
