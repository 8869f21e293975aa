import type { Tx } from '../db/index.ts'
import { auditHash } from './audit-entry.ts'

/** Who did something, and from where. */
export type AuditActor = {
  /** Null: the operator at the machine, or the product itself. */
  readonly staffId: string | null
  /** An e-mail address, `operator` or `system`. */
  readonly name: string
  readonly network: string | null
}

export type NewAuditEntry = {
  readonly actor: AuditActor
  readonly action: string
  /** `order:CODE`, `staff:ID`, `proposal:ID` … */
  readonly subject: string
  readonly before?: object | null
  readonly after?: object | null
}

/**
 * Writes an entry behind the last one, in the transaction of what it tells: neither is there without the other. Writers
 * wait for each other until their transactions end, so it belongs at a transaction’s end. `now`: milliseconds since 1970.
 */
export async function appendAudit(tx: Tx, now: number, given: NewAuditEntry): Promise<void> {
  const head = await tx
    .selectFrom('audit_head')
    .select(['day', 'number', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const at = new Date(now)
  const today = at.toISOString().slice(0, 10)
  // A clock that was put back must not make an earlier day longer.
  const day = today < head.day ? head.day : today
  const { action, actor, subject } = given
  const entry = {
    day,
    number: day === head.day ? head.number + 1 : 1,
    at,
    staffId: actor.staffId,
    actor: actor.name,
    action,
    subject,
    network: actor.network,
    before: textOf(given.before),
    after: textOf(given.after),
    previousHash: head.hash,
  }
  const hash = auditHash(entry)
  const { previousHash, staffId, ...rest } = entry
  await tx
    .insertInto('audit_entry')
    .values({ ...rest, staff_id: staffId, previous_hash: previousHash, hash })
    .execute()
  await tx
    .updateTable('audit_head')
    .set({ day, number: entry.number, hash })
    .where('id', '=', 1)
    .execute()
}

function textOf(facts: object | null | undefined): string | null {
  return facts === null || facts === undefined ? null : JSON.stringify(facts)
}
