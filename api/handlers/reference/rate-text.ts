import { formatFractionTruncated, formatUnits, type Rate } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'
import type { MarketView } from '@causeway/server/rates'

const SIGNIFICANT_DIGITS = 8

/**
 * Coins of `to` for one coin of `from`, truncated (CALC-19): eight decimals, and for small rates as many more as keep
 * eight significant digits.
 */
export function rateText(
  rate: Pick<Rate, 'numerator' | 'denominator'>,
  decimals: { readonly from: number; readonly to: number },
): string {
  const shift = decimals.from - decimals.to
  return fractionText({
    numerator: shift > 0 ? rate.numerator * 10n ** BigInt(shift) : rate.numerator,
    denominator: shift < 0 ? rate.denominator * 10n ** BigInt(-shift) : rate.denominator,
  })
}

/** A fraction with eight decimals, or eight significant digits where it is small. Truncated. */
export function fractionText(fraction: {
  readonly numerator: bigint
  readonly denominator: bigint
}): string {
  const leadingZeros = digits(fraction.denominator) - digits(fraction.numerator)
  return formatFractionTruncated(fraction, SIGNIFICANT_DIGITS + Math.max(0, leadingZeros))
}

/** A price in attodollars as US dollars: cents from one dollar on, eight significant digits below. Truncated. */
export function usdText(price: bigint): string {
  const fraction = { numerator: price, denominator: ATTO_IN_ONE }
  return price >= ATTO_IN_ONE ? formatFractionTruncated(fraction, 2) : fractionText(fraction)
}

const ATTO_IN_ONE = 10n ** BigInt(PRICE_DECIMALS)

function digits(value: bigint): number {
  return value.toString().length
}

/** A coin's price in US dollars, its change and its course over 24 hours, as texts. */
export function marketFigures(market: MarketView) {
  return {
    priceUsd: usdText(market.price),
    change24hPercent: changePercent(market),
    sparkline: market.sparkline.map(usdText),
  }
}

function changePercent({ price, price24hAgo }: MarketView): string | null {
  return price24hAgo === null ? null : percentText(price, price24hAgo)
}

/** How far a price is from another one in per cent of that: signed, two decimals, truncated; null where that isn't above zero. */
export function percentText(price: bigint, from: bigint): string | null {
  if (from <= 0n) return null
  const change = price - from
  const hundredths = ((change < 0n ? -change : change) * 10_000n) / from
  const [whole = '0', fraction = ''] = formatUnits(hundredths, 2).split('.')
  return `${change < 0n ? '-' : '+'}${whole}.${fraction.padEnd(2, '0')}`
}
