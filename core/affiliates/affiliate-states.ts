/** Where an account stands with the affiliate programme. Accounts without a row have not applied. */
export const affiliateStates = ['applied', 'approved', 'refused', 'disabled'] as const
export type AffiliateState = (typeof affiliateStates)[number]
export type AffiliateEvent = 'approved' | 'refused' | 'applied_again' | 'disabled' | 'enabled'

/** An application as one table. */
export const affiliateTransitions: Readonly<
  Record<AffiliateState, Readonly<Partial<Record<AffiliateEvent, AffiliateState>>>>
> = {
  applied: { approved: 'approved', refused: 'refused' },
  approved: { disabled: 'disabled' },
  refused: { applied_again: 'applied', approved: 'approved' },
  disabled: { enabled: 'approved' },
}

/** The state of a commission. All of them are in the ledger but `reversed` and `refused`, whose postings were undone. */
export type CommissionState = 'earned' | 'held' | 'reversed' | 'refused'
export type CommissionEvent =
  | 'released'
  | 'refused'
  | 'order_reversed'
  | 'recovered'
  | 'recovered_held'

/** A commission as one table. A reversed order that recovers brings its commission back as it was: earned or held. */
export const commissionTransitions: Readonly<
  Record<CommissionState, Readonly<Partial<Record<CommissionEvent, CommissionState>>>>
> = {
  earned: { order_reversed: 'reversed' },
  held: { released: 'earned', refused: 'refused', order_reversed: 'reversed' },
  reversed: { recovered: 'earned', recovered_held: 'held' },
  refused: {},
}

/** The state of an affiliate's payout. `held`: it left the balance and waits for two members of staff. */
export type AffiliatePayoutState = 'held' | 'sending' | 'finished' | 'refused'
export type AffiliatePayoutEvent = 'approved' | 'declined' | 'confirmed' | 'lost' | 'refused'

/** A payout as one table. `lost`: a reorganisation removed it, and the same bytes are sent again. */
export const affiliatePayoutTransitions: Readonly<
  Record<
    AffiliatePayoutState,
    Readonly<Partial<Record<AffiliatePayoutEvent, AffiliatePayoutState>>>
  >
> = {
  held: { approved: 'sending', declined: 'refused' },
  sending: { confirmed: 'finished', refused: 'refused' },
  finished: { lost: 'sending' },
  refused: {},
}

/** The state of a conversion of balances. */
export type ConversionState = 'progress' | 'finished' | 'cancelled'
export type ConversionEvent = 'converted' | 'gave_up'

/** A conversion as one table. */
export const conversionTransitions: Readonly<
  Record<ConversionState, Readonly<Partial<Record<ConversionEvent, ConversionState>>>>
> = {
  progress: { converted: 'finished', gave_up: 'cancelled' },
  finished: {},
  cancelled: {},
}

/** The state an event leads to, or null where the table has no such transition. */
export function nextAffiliateState(
  state: AffiliateState,
  event: AffiliateEvent,
): AffiliateState | null {
  return affiliateTransitions[state][event] ?? null
}

/** The state an event leads to, or null where the table has no such transition. */
export function nextCommissionState(
  state: CommissionState,
  event: CommissionEvent,
): CommissionState | null {
  return commissionTransitions[state][event] ?? null
}

/** The state an event leads to. Throws if the table has no such transition, which is a bug. */
export function nextAffiliatePayoutState(
  state: AffiliatePayoutState,
  event: AffiliatePayoutEvent,
): AffiliatePayoutState {
  const next = affiliatePayoutTransitions[state][event]
  if (next === undefined) throw new Error(`No transition of a payout from ${state} by ${event}`)
  return next
}

/** The state an event leads to. Throws if the table has no such transition, which is a bug. */
export function nextConversionState(
  state: ConversionState,
  event: ConversionEvent,
): ConversionState {
  const next = conversionTransitions[state][event]
  if (next === undefined) throw new Error(`No transition of a conversion from ${state} by ${event}`)
  return next
}
