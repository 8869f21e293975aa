import type { EstimateReply } from '@causeway/api/contract'
import { parseAmount, takeBpsRoundedDown } from '@causeway/core/money'

/** A tenth of a percent: less is the market's breathing, more deserves a second look. */
const NOTICEABLE_BPS = 10n

type Coin = { readonly ticker: string; readonly decimals: number }
type Amounts = Pick<EstimateReply, 'amountFrom' | 'amountTo'>

/**
 * Whether an estimate is worse for the customer than the one that was accepted, by more than a tenth of a percent: less
 * comes out, or more has to be sent. An amount that is missing counts as worse.
 */
export function isNoticeablyWorse(
  accepted: Amounts,
  now: Amounts,
  pair: { readonly from: Coin; readonly to: Coin },
): boolean {
  const sentBefore = unitsOf(accepted.amountFrom, pair.from)
  const sentNow = unitsOf(now.amountFrom, pair.from)
  const gotBefore = unitsOf(accepted.amountTo, pair.to)
  const gotNow = unitsOf(now.amountTo, pair.to)
  if (sentNow === null || gotNow === null) return true
  return (
    (sentBefore !== null && sentNow - sentBefore > littleOf(sentBefore)) ||
    (gotBefore !== null && gotBefore - gotNow > littleOf(gotBefore))
  )
}

function littleOf(units: bigint): bigint {
  return takeBpsRoundedDown(units, NOTICEABLE_BPS)
}

function unitsOf(text: string | null, coin: Coin): bigint | null {
  if (text === null) return null
  const read = parseAmount(text, coin)
  return read.ok ? read.value.units : null
}
