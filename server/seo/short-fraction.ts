import { formatFractionTruncated } from '@causeway/core/money'

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
