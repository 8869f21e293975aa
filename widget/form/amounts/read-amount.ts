/** What a text in an amount field means. */
export type AmountReading =
  | { readonly kind: 'amount'; readonly amount: string }
  /** Grouped digits can be meant in more than one way, so nobody guesses: the customer says which. */
  | { readonly kind: 'question'; readonly readings: readonly string[] }
  | { readonly kind: 'ignored' }

/** Longest amount that the field takes: 18 decimals with 8 digits before them fit. */
const LONGEST_AMOUNT = 27

const PLAIN = /^\d+\.?\d*$/
// "1,000", "1 000 000", "1'000.50", "1.234,56": groups of three behind one to three digits.
const GROUPED = /^([1-9]\d{0,2})((?:[,.\s'’]\d{3})+)(?:([.,])(\d+))?$/

/**
 * Reads what was typed or pasted (CALC-16): nothing, or digits with one optional decimal point that has digits before
 * it; a comma is a point. A grouped paste is a question, never silently 1. Anything else is ignored. Decimals beyond
 * the coin's own are dropped.
 */
export function readAmount(text: string, decimals: number): AmountReading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'amount', amount: '' }
  const grouped = readGrouped(trimmed)
  if (grouped.length > 0) {
    const readings = grouped.map((reading) => limitDecimals(reading, decimals))
    return { kind: 'question', readings }
  }
  const plain = trimmed.replace(',', '.')
  if (!PLAIN.test(plain)) return { kind: 'ignored' }
  const amount = limitDecimals(plain, decimals)
  return amount.length > LONGEST_AMOUNT ? { kind: 'ignored' } : { kind: 'amount', amount }
}

/** What goes over the wire: plain decimal notation without a point at the end. */
export function wireAmount(typed: string): string {
  return typed.replace(/\.$/, '')
}

/** Drops decimals that a coin does not have, digit for digit. */
export function limitDecimals(amount: string, decimals: number): string {
  const [whole = '', fraction] = amount.split('.')
  if (fraction === undefined) return amount
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`
}

function readGrouped(text: string): string[] {
  const match = GROUPED.exec(text)
  if (match === null) return []
  const [, first = '', groups = '', point, fraction] = match
  const separators = groups.replace(/\d/g, '')
  const separator = separators[0] ?? ''
  const isUniform = [...separators].every((each) => each === separator)
  if (!isUniform || separator === point) return []
  // One dot is the decimal point of plain notation.
  if (separator === '.' && separators.length === 1 && point === undefined) return []
  const whole = first + groups.replace(/\D/g, '')
  if (fraction !== undefined) return [`${whole}.${fraction}`]
  const isOneComma = separator === ',' && separators.length === 1
  return isOneComma ? [whole, `${first}.${groups.slice(1)}`] : [whole]
}
