import { sql } from 'kysely'
import { type Database, earliestId } from '../db/index.ts'

/**
 * Removes which requests made orders before a moment: one of them that comes again makes an order of its own. Ids begin
 * with the time at which they were made, and tell which rows may be old.
 */
export async function forgetRequests(database: Database, before: Date): Promise<void> {
  await sql`
    delete from idempotency where order_id < ${earliestId(before)}::uuid and at < ${before}`.execute(
    database.direct(),
  )
}

/** Removes which quotes were used before a moment at which the last of them had long expired. */
export async function forgetUsedQuotes(database: Database, before: Date): Promise<void> {
  await database.direct().deleteFrom('used_quote').where('used_at', '<', before).execute()
}
