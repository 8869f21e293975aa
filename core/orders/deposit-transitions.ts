/**
 * A payment to one of our addresses. `seen`: not deep enough. `confirmed`: booked. `settled`: part of a payout or
 * refund. `gone`: vanished before it was booked, and may return. `reversed`: vanished after it was booked.
 */
export const depositStates = ['seen', 'confirmed', 'settled', 'gone', 'reversed'] as const
export type DepositState = (typeof depositStates)[number]

export type DepositEvent = 'deep_enough' | 'used' | 'vanished' | 'returned'

/** The deposit's life as one table. */
export const depositTransitions: Readonly<
  Record<DepositState, Readonly<Partial<Record<DepositEvent, DepositState>>>>
> = {
  seen: { deep_enough: 'confirmed', vanished: 'gone' },
  confirmed: { used: 'settled', vanished: 'reversed' },
  settled: { vanished: 'reversed' },
  gone: { returned: 'seen' },
  reversed: { returned: 'seen' },
}
