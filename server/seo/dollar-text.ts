import { formatFractionTruncated } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'
import { shortFraction } from './short-fraction.ts'

const ATTO_IN_ONE = 10n ** BigInt(PRICE_DECIMALS)

/** A price in attodollars for reading: cents from one dollar on, six significant digits below. Truncated. */
export function dollarText(price: bigint): string {
  const fraction = { numerator: price, denominator: ATTO_IN_ONE }
  return price >= ATTO_IN_ONE ? formatFractionTruncated(fraction, 2) : shortFraction(fraction)
}
