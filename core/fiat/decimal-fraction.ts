/** An exact number of whole units. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

const PLAIN_DECIMAL = /^(\d{1,30})(?:\.(\d{1,30}))?$/

/** Reads plain decimal text ("12.5") exactly; null of anything else: providers write all sorts of things. */
export function readDecimal(text: string): Fraction | null {
  const [, whole, fraction = ''] = PLAIN_DECIMAL.exec(text) ?? []
  if (whole === undefined) return null
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Below zero where `one` is the smaller, above where it is the larger, 0 where they are the same. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The same for plain decimal texts. Throws where one of them is none. */
export function compareDecimals(one: string, other: string): number {
  return compareFractions(decimal(one), decimal(other))
}

/** `one` divided by `other`, both plain decimal texts; null where `other` is zero or one of them is none. */
export function quotientOf(one: string, other: string): Fraction | null {
  const [dividend, divisor] = [readDecimal(one), readDecimal(other)]
  if (dividend === null || divisor === null || divisor.numerator === 0n) return null
  return {
    numerator: dividend.numerator * divisor.denominator,
    denominator: dividend.denominator * divisor.numerator,
  }
}

function decimal(text: string): Fraction {
  const read = readDecimal(text)
  if (read === null) throw new RangeError(`"${text}" is no plain decimal text`)
  return read
}

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
