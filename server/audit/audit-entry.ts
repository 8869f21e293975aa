import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/index.ts'

/** One line of the audit log (OPS-08). */
export type AuditEntry = {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  /** Within its day, from 1. */
  readonly number: number
  readonly at: Date
  /** Null: the operator at the machine, or the product itself. */
  readonly staffId: string | null
  readonly actor: string
  readonly action: string
  /** What it is about: `order:CODE`, `staff:ID`, `proposal:ID`, `audit`. */
  readonly subject: string
  readonly network: string | null
  /** JSON; null where there is nothing to say. */
  readonly before: string | null
  readonly after: string | null
  readonly previousHash: string
  readonly hash: string
}

/** The entry of a row. */
export function auditEntryOf(row: Selectable<Tables['audit_entry']>): AuditEntry {
  const { previous_hash: previousHash, staff_id: staffId, ...rest } = row
  return { ...rest, previousHash, staffId }
}

/** SHA-256 over everything that an entry says and the hash of the one before it, as hexadecimal text. */
export function auditHash(entry: Omit<AuditEntry, 'hash'>): string {
  const { day, number, at, staffId, actor, action, subject, network, before, after } = entry
  const said = [
    entry.previousHash,
    day,
    number,
    at.toISOString(),
    staffId,
    actor,
    action,
    subject,
    network,
    before,
    after,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
