import type { PartnerReportRow } from '@causeway/api/contract'
import { csvLine } from '@causeway/core/csv'
import { reportColumns } from '@causeway/core/partners'
import type { TextFile } from '../../../../recovery/download-text.ts'

/** Rows of a report as a table (RFC 4180). */
export function earningsAsCsv(rows: readonly PartnerReportRow[]): TextFile {
  const lines = rows.map((row) => csvLine(reportColumns.map((column) => String(row[column] ?? ''))))
  return {
    name: 'earnings.csv',
    type: 'text/csv;charset=utf-8',
    text: [csvLine(reportColumns), ...lines].join(''),
  }
}
