import type { OffersOut } from '@causeway/api/contract'
import { useState } from 'react'

export type Offer = NonNullable<OffersOut['exchange']>

/** An offer with less than this left is no longer worth reading. */
const LEAST_LEFT_MILLISECONDS = 3_000

/**
 * The offer that is shown. Every look at the order brings another one; a figure that jumps under the reader's finger
 * would be accepted by mistake, so one that is being read stays until it runs out or is for another sum.
 */
export function useSteadyOffer(offered: Offer | null, serverTime: number): Offer | null {
  const [shown, setShown] = useState(offered)
  const next = steadyOffer(shown, offered, serverTime)
  if (next !== shown) setShown(next)
  return next
}

/** What to show of the offer shown so far and the one offered now. */
export function steadyOffer(
  shown: Offer | null,
  offered: Offer | null,
  serverTime: number,
): Offer | null {
  if (offered === null || shown === null) return offered
  const isSame = shown.amountFrom === offered.amountFrom
  return isSame && shown.validUntil - serverTime > LEAST_LEFT_MILLISECONDS ? shown : offered
}
