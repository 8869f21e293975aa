/**
 * One line of a table (RFC 4180), with its end. A text that a spreadsheet would calculate begins with an apostrophe: a memo or
 * a customer's name is a stranger's text.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cellOf).join(',')}\r\n`
}

/** What a formula begins with; some spreadsheets know the full-width signs too. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

function cellOf(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
