import type { PartnerReportRow } from '@causeway/api/contract'
import { csvLine } from '@causeway/core/csv'
import type { TextFile } from '../../../recovery/index.ts'

/** The same columns as the report of the partner API. */
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
] as const satisfies readonly (keyof PartnerReportRow)[]

/** Rows of a report as a table (RFC 4180). */
export function earningsAsCsv(rows: readonly PartnerReportRow[]): TextFile {
  const lines = rows.map((row) => csvLine(columns.map((column) => String(row[column] ?? ''))))
  return {
    name: 'earnings.csv',
    type: 'text/csv;charset=utf-8',
    text: [csvLine(columns), ...lines].join(''),
  }
}
