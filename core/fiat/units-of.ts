import { readDecimal } from './decimal-fraction.ts'

/**
 * Plain decimal text of whole units as smallest units of a currency, what is finer dropped: providers say more decimals
 * than a coin has. Null of anything that is not plain decimal text above zero, and of what the drop leaves nothing of.
 */
export function unitsOf(text: string | null, decimals: number): bigint | null {
  const read = text === null ? null : readDecimal(text)
  if (read === null) return null
  const units = (read.numerator * 10n ** BigInt(decimals)) / read.denominator
  return units > 0n ? units : null
}
