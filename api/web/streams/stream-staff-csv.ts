import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { staffCalls } from '../../contract/index.ts'
import { auditCsv, customersCsv, deskFilter, ordersCsv } from '../../handlers/index.ts'
import type { HttpHandler } from '../http-handler.ts'

/** The audit log as a file, read from the database as fast as the client takes it. */
export const streamAuditCsv: HttpHandler<typeof staffCalls.auditLogCsv> = async (
  { backoffice },
  { caller, input, reply, session, staff },
) => {
  sendCsv(reply, 'audit-log.csv', auditCsv(backoffice, input, { caller, session, staff }))
  return null
}

/** Orders of the desk as a file. */
export const streamOrdersCsv: HttpHandler<typeof staffCalls.deskOrdersCsv> = async (
  { backoffice },
  { caller, input, reply, session, staff },
) => {
  sendCsv(reply, 'orders.csv', ordersCsv(backoffice, deskFilter(input), { caller, session, staff }))
  return null
}

/** Customers as a file. */
export const streamCustomersCsv: HttpHandler<typeof staffCalls.customersCsv> = async (
  { backoffice },
  { caller, input, reply, session, staff },
) => {
  sendCsv(
    reply,
    'customers.csv',
    customersCsv(backoffice, input.q || null, { caller, session, staff }),
  )
  return null
}

function sendCsv(reply: FastifyReply, name: string, lines: AsyncGenerator<string>): void {
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('cache-control', 'no-store')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  reply.send(Readable.from(lines))
}
