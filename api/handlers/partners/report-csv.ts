import { csvLine } from '@causeway/core/csv'
import { reportColumns } from '@causeway/core/partners'
import type { UseCases } from '@causeway/server'
import type { ReportDays } from '@causeway/server/partners'
import { wordingOf } from '../../failures/index.ts'
import { reportRowOut } from './report-handlers.ts'

/** A report as CSV, line by line, as fast as somebody reads it. */
export async function* reportCsv(
  { catalogue, partners }: Pick<UseCases, 'catalogue' | 'partners'>,
  partnerId: string,
  days: ReportDays,
): AsyncGenerator<string> {
  const words = wordingOf(catalogue)
  yield csvLine(reportColumns)
  for await (const row of partners.report(partnerId, { ...days, after: null })) {
    const out = reportRowOut(row, words)
    yield csvLine(reportColumns.map((column) => String(out[column] ?? '')))
  }
}
