import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type AuditEntry, auditEntryOf } from './audit-entry.ts'

const ON_A_PAGE = 50
const AT_ONCE = 1000

/** Which entries; what is null does not narrow. */
export type AuditFilter = {
  readonly subject: string | null
  readonly staffId: string | null
  readonly action: string | null
}

export type AuditPage = {
  readonly entries: readonly AuditEntry[]
  /** What the next page begins after; null where this is the last. */
  readonly next: AuditPlace | null
}

/** A place in the log. */
export type AuditPlace = { readonly day: string; readonly number: number }

/** Entries of the log, newest first, after a place. */
export async function listAudit(
  database: Database,
  filter: AuditFilter,
  after: AuditPlace | null,
): Promise<AuditPage> {
  const rows = await read(database, filter, { after, count: ON_A_PAGE + 1 })
  const entries = rows.slice(0, ON_A_PAGE).map(auditEntryOf)
  const last = entries.at(-1)
  const hasMore = rows.length > ON_A_PAGE && last !== undefined
  return { entries, next: hasMore ? { day: last.day, number: last.number } : null }
}

/** Every entry, newest first, as fast as somebody reads them. */
export async function* exportAudit(
  database: Database,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry> {
  let after: AuditPlace | null = null
  for (;;) {
    const rows = await read(database, filter, { after, count: AT_ONCE })
    yield* rows.map(auditEntryOf)
    const last = rows.at(-1)
    if (rows.length < AT_ONCE || last === undefined) return
    after = { day: last.day, number: last.number }
  }
}

function read(
  database: Database,
  { action, staffId, subject }: AuditFilter,
  { after, count }: { readonly after: AuditPlace | null; readonly count: number },
) {
  let query = database.direct().selectFrom('audit_entry').selectAll()
  if (subject !== null) query = query.where('subject', '=', subject)
  if (staffId !== null) query = query.where('staff_id', '=', staffId)
  if (action !== null) query = query.where('action', 'like', `${escaped(action)}%`)
  if (after !== null) {
    const { day, number } = after
    query = query.where(sql<boolean>`(day, number) < (${day}, ${number})`)
  }
  return query.orderBy('day', 'desc').orderBy('number', 'desc').limit(count).execute()
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}
