import { formatFractionTruncated } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'

const SIGNIFICANT_DIGITS = 6

/** A fraction with six significant digits for reading, truncated; digits before the point always stand. */
export function shortFraction(fraction: {
  readonly numerator: bigint
  readonly denominator: bigint
}): string {
  const { numerator, denominator } = fraction
  if (numerator <= 0n || denominator <= 0n) return '0'
  const whole = numerator / denominator
  if (whole > 0n) {
    const places = SIGNIFICANT_DIGITS - whole.toString().length
    return formatFractionTruncated(fraction, Math.max(0, places))
  }
  const leadingZeros = denominator.toString().length - numerator.toString().length
  const text = formatFractionTruncated(fraction, leadingZeros + SIGNIFICANT_DIGITS)
  const zeros = /^0\.(0*)/.exec(text)?.[1]?.length ?? 0
  return text.slice(0, '0.'.length + zeros + SIGNIFICANT_DIGITS).replace(/0+$/, '')
}

const ATTO_IN_ONE = 10n ** BigInt(PRICE_DECIMALS)

/** A price in attodollars for reading: cents from one dollar on, six significant digits below. Truncated. */
export function dollarText(price: bigint): string {
  const fraction = { numerator: price, denominator: ATTO_IN_ONE }
  return price >= ATTO_IN_ONE ? formatFractionTruncated(fraction, 2) : shortFraction(fraction)
}

const GROUPED_FROM = 1000
/** With more decimals the languages would round. */
const MOST_DECIMALS = 3

/**
 * A decimal text as a value of a sentence: from a thousand on a number, which each language groups its own way
 * ("95,638.04"). Below it, and where it would be rounded, the text as it is: a limit is never said larger than it is.
 */
export function proseNumber(text: string): string | number {
  const [, fraction = ''] = text.split('.')
  const number = Number(text)
  return number >= GROUPED_FROM && fraction.length <= MOST_DECIMALS ? number : text
}
