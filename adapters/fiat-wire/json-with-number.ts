import { plainDecimal } from './plain-decimal.ts'

/**
 * A JSON object with one more member, a number written digit for digit: a double would lose some of them. Throws
 * NoAnswer for what is no decimal of zero or more.
 */
export function jsonWithNumber(
  members: Readonly<Record<string, unknown>>,
  name: string,
  decimal: string,
): string {
  const others = JSON.stringify(members).slice(1, -1)
  const number = `${JSON.stringify(name)}:${plainDecimal(decimal)}`
  return others === '' ? `{${number}}` : `{${others},${number}}`
}
