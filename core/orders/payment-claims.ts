import type { NetworkId } from '../currencies/index.ts'
import type { AssetCode } from '../money/index.ts'

/** Why a payment that reached us belongs to no order by itself. */
export type PaymentProblem = 'memo_missing' | 'memo_wrong' | 'other_coin' | 'other_network'

/** A claim waits for an operator, then it has ended for good. */
export type ClaimState = 'review' | 'assigned' | 'refused'

export type ClaimEvent = 'assigned' | 'refused'

/** `unproven`: it is not shown to be the holder's. `returned`: it was sent back to where it came from. */
export type ClaimRefusal = 'unproven' | 'returned'

export const claimTransitions: Readonly<
  Record<ClaimState, Readonly<Partial<Record<ClaimEvent, ClaimState>>>>
> = {
  review: { assigned: 'assigned', refused: 'refused' },
  assigned: {},
  refused: {},
}

/** Where a payment went, or where an order asks for one. */
export type PaymentPlace = {
  readonly network: NetworkId
  readonly asset: AssetCode
  readonly extraId: string | null
}

/** What is wrong with a payment that was meant for an order; null where nothing is. */
export function paymentProblem(paid: PaymentPlace, asked: PaymentPlace): PaymentProblem | null {
  if (paid.network !== asked.network) return 'other_network'
  if (paid.asset !== asked.asset) return 'other_coin'
  if (paid.extraId === asked.extraId) return null
  return paid.extraId === null ? 'memo_missing' : 'memo_wrong'
}
