/** What whoever holds the form on a page leaves to the customer; absent: everything. */
export type FormLimits = {
  /** Fields that cannot be changed. Coins are locked by their list. */
  readonly locked: readonly string[]
  /** Parts that are not shown. */
  readonly hidden: readonly string[]
  /** One kind of rate alone; `any`: the customer chooses. */
  readonly rate: 'any' | 'floating' | 'guaranteed'
}

export function isAmountLocked(limits: FormLimits | undefined): boolean {
  return limits?.locked.includes('amount') === true
}

/** Whether the customer chooses between the kinds of rate. */
export function isRateOpen(limits: FormLimits | undefined): boolean {
  return limits === undefined || (limits.rate === 'any' && !limits.locked.includes('rate'))
}
