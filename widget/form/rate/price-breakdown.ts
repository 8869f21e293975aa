import type { EstimateReply } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import {
  displayRate,
  fromShownUnits,
  toShownUnits,
  toShownUnitsRoundedUp,
} from '@causeway/core/money'

/** How the amount that arrives comes about: `beforeFees − exchangeFee − partnerFee − networkFee = youGet`, as shown. */
export type PriceBreakdown = {
  readonly marketRate: string
  readonly rate: string
  /** "0.10", in percent; how far the rate is from the market. */
  readonly spreadPercent: string
  readonly beforeFees: string
  readonly exchangeFee: string
  /** Null where no partner adds anything. */
  readonly partnerFee: string | null
  readonly networkFee: string
  readonly youGet: string
}

const HUNDREDTHS_OF_PERCENT = 10_000n
const RATE_PLACES = 24

/** The fees of a breakdown with their names, in the order in which they are taken; a partner’s only where there is one. */
export function feeLines(
  { exchangeFee, networkFee, partnerFee }: PriceBreakdown,
  t: Translate,
  network: string,
): readonly (readonly [name: string, amount: string])[] {
  return [
    [t('form.exchangeFee'), exchangeFee],
    ...(partnerFee === null ? [] : [[t('form.partnerFee'), partnerFee] as const]),
    [t('form.networkFeeOn', { network }), networkFee],
  ]
}

/**
 * Lays an estimate out as a sum. What arrives is truncated and fees are rounded up to the decimals that are shown
 * (CALC-19); the first line is the sum of the others, so that the column adds up to the last digit. Null while there
 * is no complete estimate.
 */
export function priceBreakdown(estimate: EstimateReply | null): PriceBreakdown | null {
  if (estimate === null) return null
  const { amountTo, exchangeFee, networkFee, partnerFee, rate, marketRate } = estimate
  if (amountTo === null || exchangeFee === null || networkFee === null) return null
  if (rate === null || marketRate === null) return null
  const youGet = toShownUnits(amountTo)
  const exchange = toShownUnitsRoundedUp(exchangeFee)
  const partner = partnerFee === null ? 0n : toShownUnitsRoundedUp(partnerFee)
  const network = toShownUnitsRoundedUp(networkFee)
  return {
    marketRate: displayRate(marketRate),
    rate: displayRate(rate),
    spreadPercent: spreadPercent(marketRate, rate),
    beforeFees: fromShownUnits(youGet + exchange + partner + network),
    exchangeFee: fromShownUnits(exchange),
    partnerFee: partner === 0n ? null : fromShownUnits(partner),
    networkFee: fromShownUnits(network),
    youGet: fromShownUnits(youGet),
  }
}

/** Share that the rate lies below the market's, rounded to the nearest hundredth of a percent. */
function spreadPercent(marketRate: string, rate: string): string {
  const market = toRateUnits(marketRate)
  if (market <= 0n) return '0.00'
  const below = market - toRateUnits(rate)
  const hundredths = below <= 0n ? 0n : (below * HUNDREDTHS_OF_PERCENT + market / 2n) / market
  const digits = hundredths.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function toRateUnits(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, RATE_PLACES).padEnd(RATE_PLACES, '0'))
}
