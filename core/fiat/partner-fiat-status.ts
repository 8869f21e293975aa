import { type FiatOrderState, fiatOrderStates } from '../ports/index.ts'

/** How far an order is, in the words of the partners' fiat protocol (Fiat v1). No order of ours is on `hold`. */
export const partnerFiatStatuses = [
  'created',
  'pending',
  'hold',
  'refunded',
  'expired',
  'failed',
  'complete',
] as const
export type PartnerFiatStatus = (typeof partnerFiatStatuses)[number]

const STATUSES = {
  waiting: 'created',
  paid: 'pending',
  sending: 'pending',
  ended: 'complete',
  declined: 'failed',
  expired: 'expired',
  refunded: 'refunded',
  // The coins are with the customer and the money is not with the provider: nothing was given back.
  charged_back: 'failed',
} as const satisfies Record<FiatOrderState, PartnerFiatStatus>

/** The status that partners are told of an order in this state. */
export function partnerFiatStatus(state: FiatOrderState): PartnerFiatStatus {
  return STATUSES[state]
}

/** The states that partners are told as this status, the first of them reached first; none for `hold`. */
export function statesOfPartnerFiatStatus(status: PartnerFiatStatus): readonly FiatOrderState[] {
  return fiatOrderStates.filter((state) => STATUSES[state] === status)
}
