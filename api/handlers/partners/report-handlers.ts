import type { UseCases } from '@causeway/server'
import type { ReportRow } from '@causeway/server/partners'
import type { PartnerReportRow, partnerReportsCalls } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { malformed } from './partner-order-filter.ts'
import { readReportCursor, reportCursor } from './report-cursor.ts'
import { reportDays } from './report-days.ts'

const USUAL_LIMIT = 100

/** Reports for partners' programs, a page at a time. */
export function createReportHandlers({
  useCases,
  words,
}: {
  readonly useCases: UseCases
  readonly words: Wording
}): HandlersOf<typeof partnerReportsCalls> {
  return {
    partnerReport: async ({ cursor, limit, ...asked }, { key }) => {
      const days = reportDays(asked, useCases.now())
      if (!days.ok) return days
      const after = cursor === undefined ? null : readReportCursor(cursor)
      if (cursor !== undefined && (after === null || after.day < days.body.from)) {
        return malformed('cursor', 'is not from this report')
      }
      const most = Number(limit ?? USUAL_LIMIT)
      const rows: ReportRow[] = []
      let hasMore = false
      for await (const row of useCases.partners.report(key.partnerId, { ...days.body, after })) {
        hasMore = rows.length === most
        if (hasMore) break
        rows.push(row)
      }
      const last = rows.at(-1)
      return answer({
        ...days.body,
        rows: rows.map((row) => reportRowOut(row, words)),
        nextCursor: hasMore && last !== undefined ? reportCursor(last) : null,
      })
    },
  }
}

/** A row as the wire has it. */
export function reportRowOut(row: ReportRow, { units }: Wording): PartnerReportRow {
  return {
    day: row.day,
    currencyFrom: row.from,
    currencyTo: row.to,
    subaccountId: row.subaccountId === '' ? null : row.subaccountId,
    ordersCreated: row.created,
    ordersFinished: row.finished,
    amountFrom: units(row.received),
    amountTo: units(row.paid),
    earned: units(row.earned),
  }
}
