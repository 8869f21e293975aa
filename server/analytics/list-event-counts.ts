import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** How often an event happened on a day (YYYY-MM-DD, UTC). */
export type EventCount = { readonly day: string; readonly name: string; readonly count: bigint }

/** The counts since a day, that included; newest day first, for the operator. */
export async function listEventCounts(
  { database }: { readonly database: Pick<Database, 'direct'> },
  since: string,
): Promise<readonly EventCount[]> {
  return database
    .direct()
    .selectFrom('site_event_count')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'name', 'count'])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('name')
    .execute()
}
