/**
 * A payment to one of our addresses. `seen`: not deep enough. `confirmed`: booked. `settled`: part of a payout or
 * refund. `gone`: vanished before it was booked, and may return. `reversed`: vanished after it was booked.
 */
export const depositStates = ['seen', 'confirmed', 'settled', 'gone', 'reversed'] as const
export type DepositState = (typeof depositStates)[number]

export type DepositEvent =
  | 'deep_enough'
  | 'deep_again'
  | 'used'
  | 'taken_back'
  | 'vanished'
  | 'returned'

/** The deposit's life as one table. */
export const depositTransitions: Readonly<
  Record<DepositState, Readonly<Partial<Record<DepositEvent, DepositState>>>>
> = {
  // `deep_again`: it was settled before a reorganisation removed it, and must not be counted twice.
  seen: { deep_enough: 'confirmed', deep_again: 'settled', vanished: 'gone' },
  confirmed: { used: 'settled', vanished: 'reversed' },
  // `taken_back`: its settlement was undone before anything was signed.
  settled: { taken_back: 'confirmed', vanished: 'reversed' },
  gone: { returned: 'seen' },
  reversed: { returned: 'seen' },
}

/** The state an event leads to. Throws if the table has no such transition, which is a bug. */
export function nextDepositState(state: DepositState, event: DepositEvent): DepositState {
  const next = depositTransitions[state][event]
  if (next === undefined) throw new Error(`No transition of a deposit from ${state} by ${event}`)
  return next
}
