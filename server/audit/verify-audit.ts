import type { AuditHead } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type AuditEntry, auditEntryOf, auditHash } from './audit-entry.ts'
import { lostAuditHeads } from './note-audit-head.ts'

const AT_ONCE = 5000
/** What the first entry of all follows. */
const BEGINNING = '0'.repeat(64)

export type AuditReport = {
  readonly entries: number
  readonly days: number
  /** Of the last entry: to be compared with a copy kept elsewhere. */
  readonly head: string
}

/** Where the log stops being what was written, and how. */
export type AuditDamage = {
  readonly code: 'audit_damaged'
  readonly day: string
  readonly number: number
  /**
   * `changed`: the entry isn’t what its hash says. `not_following`: entries were removed or put in before it. `cut_off`: entries
   * after it are missing. `rewritten`: the signer noted another entry there, so this one or some before it were written anew.
   */
  readonly problem: 'changed' | 'not_following' | 'cut_off' | 'rewritten'
}

type Place = Pick<AuditEntry, 'day' | 'number' | 'hash'>

/**
 * Reads the whole log and compares every entry with its hash and with the one before it, and the last with the head (OPS-08). It
 * finds a row that was changed, removed or put in. If every row after it and the head were rewritten as well, only entries that
 * were `noted` elsewhere show it.
 */
export async function verifyAudit(
  database: Database,
  noted: readonly AuditHead[] = [],
): Promise<Result<AuditReport, AuditDamage>> {
  let last: Place = { day: '', number: 0, hash: BEGINNING }
  let [entries, days] = [0, 0]
  for (;;) {
    const rows = await readAfter(database, last)
    for (const row of rows) {
      const entry = auditEntryOf(row)
      const problem = problemOf(entry, last)
      const { day, number } = entry
      if (problem !== null) return fail({ code: 'audit_damaged', day, number, problem })
      if (entry.day !== last.day) days += 1
      last = entry
      entries += 1
    }
    if (rows.length < AT_ONCE) break
  }
  const head = await database
    .direct()
    .selectFrom('audit_head')
    .select(['day', 'number', 'hash'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  // Entries written since the last batch are no damage.
  const isGrown = head.day > last.day || (head.day === last.day && head.number > last.number)
  if (head.hash !== last.hash && !(isGrown && (await isFollowed(database, last)))) {
    const { day, number } = last
    return fail({ code: 'audit_damaged', day, number, problem: 'cut_off' })
  }
  const [lost] = await lostAuditHeads(database, noted)
  if (lost !== undefined) {
    return fail({
      code: 'audit_damaged',
      day: lost.day,
      number: lost.number,
      problem: 'rewritten',
    })
  }
  return ok({ entries, days, head: last.hash })
}

function problemOf(entry: AuditEntry, last: Place): AuditDamage['problem'] | null {
  const isNext =
    entry.day === last.day
      ? entry.number === last.number + 1
      : entry.day > last.day && entry.number === 1
  if (!isNext || entry.previousHash !== last.hash) return 'not_following'
  return auditHash(entry) === entry.hash ? null : 'changed'
}

function readAfter(database: Database, { day, number }: Place) {
  return database
    .direct()
    .selectFrom('audit_entry')
    .selectAll()
    .where(sql<boolean>`(day, number) > (${day}, ${number})`)
    .orderBy('day')
    .orderBy('number')
    .limit(AT_ONCE)
    .execute()
}

async function isFollowed(database: Database, { hash }: Place): Promise<boolean> {
  const next = await database
    .direct()
    .selectFrom('audit_entry')
    .select('hash')
    .where('previous_hash', '=', hash)
    .executeTakeFirst()
  return next !== undefined
}
