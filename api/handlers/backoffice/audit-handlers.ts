import { csvLine } from '@causeway/core/csv'
import type { UseCases } from '@causeway/server'
import type { AuditEntry } from '@causeway/server/audit/audit-entry'
import type { AuditFilter } from '@causeway/server/audit/list-audit'
import { staffActor } from '@causeway/server/staff/staff-actor'
import type { AuditEntryOut, staffCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import type { AskingStaff } from './asking-staff.ts'
import { staffAtWork } from './staff-replies.ts'

type Cases = Pick<UseCases, 'backoffice'>

/** Reading the audit log (OPS-08). */
export function createAuditHandlers({
  useCases: { backoffice },
}: {
  readonly useCases: Cases
}): Pick<HandlersOf<typeof staffCalls>, 'auditLog'> {
  return {
    auditLog: async ({ cursor, ...input }) => {
      const { entries, next } = await backoffice.audit.list(auditFilter(input), placeOf(cursor))
      return answer({
        entries: entries.map(entryOut),
        nextCursor: next === null ? null : `${next.day}.${next.number}`,
      })
    },
  }
}

const columns = [
  'day',
  'number',
  'at',
  'actor',
  'action',
  'subject',
  'network',
  'before',
  'after',
  'hash',
] as const satisfies readonly (keyof AuditEntryOut)[]

/** The audit log as CSV, line by line. */
export async function* auditCsv(
  { backoffice }: Cases,
  input: Parameters<typeof auditFilter>[0],
  who: AskingStaff,
): AsyncGenerator<string> {
  const actor = staffActor(staffAtWork(who))
  yield csvLine(columns)
  for await (const entry of backoffice.audit.exportEntries(auditFilter(input), actor)) {
    const out = entryOut(entry)
    yield csvLine(columns.map((column) => String(out[column] ?? '')))
  }
}

function auditFilter(input: {
  readonly subject?: string
  readonly staffId?: string
  readonly action?: string
}): AuditFilter {
  return {
    subject: input.subject || null,
    staffId: input.staffId || null,
    action: input.action || null,
  }
}

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [day = '', number = ''] = cursor.split('.')
  return { day, number: Number(number) }
}

function entryOut({ at, previousHash: _, staffId: __, ...entry }: AuditEntry): AuditEntryOut {
  return { ...entry, at: isoTime(at.getTime()) }
}
