import { csvLine } from '@causeway/core/csv'
import type { UseCases } from '@causeway/server'
import type { ReportDays } from '@causeway/server/partners'
import { wordingOf } from '../../failures/index.ts'
import { reportRowOut } from './report-handlers.ts'

/** What a table of a report has; later columns come last. */
const columns = [
  'day',
  'currencyFrom',
  'currencyTo',
  'subaccountId',
  'ordersCreated',
  'ordersFinished',
  'amountFrom',
  'amountTo',
  'earned',
] as const

/** A report as CSV, line by line, as fast as somebody reads it. */
export async function* reportCsv(
  { catalogue, partners }: Pick<UseCases, 'catalogue' | 'partners'>,
  partnerId: string,
  days: ReportDays,
): AsyncGenerator<string> {
  const words = wordingOf(catalogue)
  yield csvLine(columns)
  for await (const row of partners.report(partnerId, { ...days, after: null })) {
    const out = reportRowOut(row, words)
    yield csvLine(columns.map((column) => String(out[column] ?? '')))
  }
}
