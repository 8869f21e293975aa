/**
 * What a payout by hand is for, as the operator’s bookkeeping asks: the reason says more in words. The books take all of
 * them out of the shop’s capital.
 */
export const handPurposes = [
  /** Something that the shop buys or pays for. */
  'expense',
  /** What a customer gets for something that went wrong. */
  'compensation',
  /** Taken out by the owners. */
  'profit',
  'other',
] as const

export type HandPurpose = (typeof handPurposes)[number]
