import { sql } from 'kysely'
import type { Queryable, Tx } from '../db/index.ts'
import type { TradingIntent, TradingRevision } from './trading-types.ts'

/** Every revision after `after`, the oldest first. */
export async function readRevisions(
  handle: Queryable,
  after: number,
): Promise<readonly TradingRevision[]> {
  const rows = await handle
    .selectFrom('trading_revision')
    .innerJoin('trading_change', 'trading_change.revision', 'trading_revision.number')
    .select(['number', 'at', 'made_by', 'reason', 'takes_back', 'setting', 'before', 'after'])
    .where('number', '>', after)
    .orderBy('number')
    .orderBy('setting')
    .execute()
  const found = new Map<number, TradingRevision>()
  for (const row of rows) {
    const { after: then, at, before, made_by, number, reason, setting, takes_back } = row
    const change = { setting, before, after: then }
    const known = found.get(number)
    const changes = [...(known?.changes ?? []), change]
    found.set(number, { number, at, madeBy: made_by, reason, takesBack: takes_back, changes })
  }
  return [...found.values()]
}

/** Number of the newest revision; 0 before the first. */
export async function newestRevision(handle: Queryable): Promise<number> {
  const { newest } = await handle
    .selectFrom('trading_revision')
    .select((select) => select.fn.max('number').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/** Lets nobody else write revisions until the transaction ends. */
export async function lockRevisions(tx: Tx): Promise<void> {
  await sql`lock table trading_revision in share row exclusive mode`.execute(tx)
}

/** Writes the revision that follows; the caller holds the lock. */
export async function appendRevision(
  tx: Tx,
  { changes, reason, takesBack }: TradingIntent,
  made: { readonly number: number; readonly by: string; readonly at: number },
): Promise<void> {
  const { number } = made
  await tx
    .insertInto('trading_revision')
    .values({ number, at: new Date(made.at), made_by: made.by, reason, takes_back: takesBack })
    .execute()
  await tx
    .insertInto('trading_change')
    .values(changes.map((change) => ({ ...change, revision: number })))
    .execute()
}
