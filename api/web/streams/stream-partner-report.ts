import { Readable } from 'node:stream'
import type { partnerCalls } from '../../contract/index.ts'
import { reportCsv, reportDays } from '../../handlers/index.ts'
import type { HttpHandler } from '../http-handler.ts'

/** A partner's report as a file, read from the database as fast as the client takes it. */
export const streamPartnerReport: HttpHandler<typeof partnerCalls.partnerReportCsv> = async (
  { partners },
  { input, key, reply },
) => {
  const days = reportDays(input, partners.now())
  if (!days.ok) return days
  const { from, to } = days.body
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('cache-control', 'no-store')
  reply.header('content-disposition', `attachment; filename="report-${from}-${to}.csv"`)
  reply.send(Readable.from(reportCsv(partners, key.partnerId, days.body)))
  return null
}
