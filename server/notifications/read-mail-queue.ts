import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { ACCOUNT_MAIL, ORDER_MAIL, STAFF_MAIL } from './mail-queues.ts'

/** What of the outbox's mails is not sent. */
export type MailQueue = {
  readonly waiting: number
  /** Age in seconds of the oldest that waits, by the database's clock; 0 where none does. */
  readonly oldestSeconds: number
  /** Given up after all attempts, in the last 24 hours. */
  readonly failed: number
}

/** Reads how many mails wait. None do where the outbox was never opened on this database. */
export async function readMailQueue(database: Database): Promise<MailQueue> {
  const outbox = await sql<{ name: string | null }>`
    select to_regclass('pgboss.job')::text as name`.execute(database.direct())
  if ((outbox.rows[0]?.name ?? null) === null) return { waiting: 0, oldestSeconds: 0, failed: 0 }
  const found = await sql<{ waiting: bigint; oldest: number | null; failed: bigint }>`
    select count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
      extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry', 'active')))::float8 as oldest,
      count(*) filter (where state = 'failed' and created_on > now() - interval '24 hours') as failed
    from pgboss.job where name in (${ORDER_MAIL}, ${ACCOUNT_MAIL}, ${STAFF_MAIL})`.execute(
    database.direct(),
  )
  const row = found.rows[0]
  return {
    waiting: Number(row?.waiting ?? 0),
    oldestSeconds: Math.max(0, row?.oldest ?? 0),
    failed: Number(row?.failed ?? 0),
  }
}
