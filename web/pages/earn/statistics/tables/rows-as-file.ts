import { csvLine } from '@causeway/core/csv'
import type { TextFile } from '../../../../recovery/download-text.ts'

/** A row as files have it: names as the API has them, amounts as exact texts, times in ISO 8601. */
export type FileRow<Field extends string> = Readonly<Record<Field, string | number | null>>

/** Rows as a table (RFC 4180) or as JSON, with the same fields. */
export function rowsAsFile<Field extends string>(
  kind: 'csv' | 'json',
  name: string,
  { fields, rows }: { readonly fields: readonly Field[]; readonly rows: readonly FileRow<Field>[] },
): TextFile {
  if (kind === 'csv') {
    const lines = [
      [...fields],
      ...rows.map((row) => fields.map((field) => String(row[field] ?? ''))),
    ]
    return {
      name: `${name}.csv`,
      type: 'text/csv;charset=utf-8',
      text: lines.map(csvLine).join(''),
    }
  }
  const told = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
  return {
    name: `${name}.json`,
    type: 'application/json',
    text: `${JSON.stringify(told, null, 2)}\n`,
  }
}
