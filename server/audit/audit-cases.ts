import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { type AuditActor, appendAudit } from './append-audit.ts'
import type { AuditEntry } from './audit-entry.ts'
import {
  type AuditFilter,
  type AuditPage,
  type AuditPlace,
  exportAudit,
  listAudit,
} from './list-audit.ts'

export type AuditCases = {
  readonly list: (filter: AuditFilter, after: AuditPlace | null) => Promise<AuditPage>
  /** Every entry of a filter, newest first; that they were taken out is an entry itself. */
  readonly exportEntries: (filter: AuditFilter, actor: AuditActor) => AsyncGenerator<AuditEntry>
}

/** Reading the audit log (OPS-08). */
export function createAuditCases(needs: {
  readonly database: Database
  readonly clock: Clock
}): AuditCases {
  const { clock, database } = needs
  return {
    list: (filter, after) => listAudit(database, filter, after),
    exportEntries: async function* (filter, actor) {
      await database.transaction('log_audit_export', (tx) =>
        appendAudit(tx, clock.now(), {
          actor,
          action: 'audit.exported',
          subject: 'audit',
          after: filter,
        }),
      )
      yield* exportAudit(database, filter)
    },
  }
}
