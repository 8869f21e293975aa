import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed } from './fields.ts'

const filter = {
  subject: Type.Optional(Type.String({ maxLength: 400 })),
  staffId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'How the action begins.' })),
}

export const AuditEntryOut = Type.Object({
  day: Type.String(),
  number: Type.Integer(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  network: Nullable(Type.String()),
  before: Nullable(Type.String({ description: 'JSON.' })),
  after: Nullable(Type.String({ description: 'JSON.' })),
  hash: Type.String(),
})
export type AuditEntryOut = Static<typeof AuditEntryOut>

/** The log of everything that staff did and looked at. */
export const auditCalls = {
  auditLog: call({
    method: 'GET',
    path: '/backoffice/audit',
    summary: 'Entries of the audit log, newest first.',
    access: 'staff',
    roles: ['compliance', 'finance', 'administrator'],
    query: Type.Object(
      {
        ...filter,
        cursor: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d\\.\\d{1,9}$' })),
      },
      closed,
    ),
    reply: Type.Object({
      entries: Type.Array(AuditEntryOut),
      nextCursor: Nullable(Type.String()),
    }),
  }),
  auditLogCsv: call({
    method: 'GET',
    path: '/backoffice/audit.csv',
    summary: 'The same as a CSV file, all entries.',
    access: 'staff',
    roles: ['compliance', 'administrator'],
    query: Type.Object(filter, closed),
    reply: null,
    mediaType: 'text/csv',
    isHttpOnly: true,
  }),
}
