import type { AuditHead, SignerPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/** What the signer has noted of the audit log. */
export type NotedAudit =
  /** The last entry is noted; `isNew`: it was not before. */
  | { readonly state: 'noted'; readonly head: AuditHead; readonly isNew: boolean }
  /** The database no longer has an entry that was noted: somebody rewrote the log. */
  | { readonly state: 'rewritten'; readonly head: AuditHead }
  /** There is no entry yet. */
  | { readonly state: 'empty' }

type Needs = {
  readonly database: Database
  readonly signer: Pick<SignerPort, 'auditHeads' | 'noteAuditHead'>
}

/**
 * Notes the audit log’s last entry with the signer, whose file nobody who can write to the database alone can change (OPS-08).
 * Each hash proves every entry before it, so a log that was rewritten with new hashes lacks what was noted. Throws where
 * signer or database do not answer.
 */
export async function noteAuditHead({ database, signer }: Needs): Promise<NotedAudit> {
  const last = (await signer.auditHeads()).at(-1)
  if (last !== undefined) {
    const [lost] = await lostAuditHeads(database, [last])
    if (lost !== undefined) return { state: 'rewritten', head: lost }
  }
  const { day, hash, number } = await database
    .direct()
    .selectFrom('audit_head')
    .select(['day', 'number', 'hash'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  if (number === 0) return { state: 'empty' }
  const head = { day, number, hash }
  const isNew = hash !== last?.hash
  if (isNew) await signer.noteAuditHead(head)
  return { state: 'noted', head, isNew }
}

/** Those of noted entries that the database has not, or with another hash. */
export async function lostAuditHeads(
  database: Database,
  noted: readonly AuditHead[],
): Promise<readonly AuditHead[]> {
  if (noted.length === 0) return []
  const rows = await database
    .direct()
    .selectFrom('audit_entry')
    .select('hash')
    .where(
      sql<boolean>`(day, number, hash) in (${sql.join(
        noted.map(({ day, number, hash }) => sql`(${day}, ${number}::integer, ${hash})`),
      )})`,
    )
    .execute()
  const found = new Set(rows.map(({ hash }) => hash))
  return noted.filter(({ hash }) => !found.has(hash))
}
