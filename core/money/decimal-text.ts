import { type Failure, fail, ok, type Result } from '../result/index.ts'
import { type Amount, type AssetCode, amount } from './amount.ts'

export type AmountTextFailure = Failure<'amount_malformed' | 'amount_too_fine' | 'amount_too_long'>

/** Longest amount text that is read at all: no real amount of any coin needs more. */
export const LONGEST_AMOUNT_TEXT = 40

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/

/**
 * Reads plain decimal notation ("0.1", "12") of whole coins. No sign, exponent, spaces or grouping; zeros after the
 * last significant decimal are allowed, more decimals than the coin has are refused rather than rounded.
 */
export function parseAmount(
  text: string,
  coin: { ticker: AssetCode; decimals: number },
): Result<Amount, AmountTextFailure> {
  if (text.length > LONGEST_AMOUNT_TEXT) return fail({ code: 'amount_too_long' })
  if (!PLAIN_DECIMAL.test(text)) return fail({ code: 'amount_malformed' })
  const [whole = '0', fraction = ''] = text.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > coin.decimals) return fail({ code: 'amount_too_fine' })
  return ok(amount(coin.ticker, BigInt(whole + significant.padEnd(coin.decimals, '0'))))
}

/** Writes units as whole coins in plain decimal notation, exactly, without trailing zeros. */
export function formatUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + (fraction ? `${whole}.${fraction}` : whole)
}

/** Writes an exact fraction as a decimal with at most `decimals` places, the rest dropped. */
export function formatFractionTruncated(
  fraction: { numerator: bigint; denominator: bigint },
  decimals: number,
): string {
  const scaled = (fraction.numerator * 10n ** BigInt(decimals)) / fraction.denominator
  return formatUnits(scaled, decimals)
}
