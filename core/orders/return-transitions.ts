/** A payment that belongs to no order on its way back. `undone`: nothing was sent, and it is unmatched again. */
export type ReturnState = 'sending' | 'finished' | 'undone'
type ReturnEvent = 'confirmed' | 'lost' | 'undone'

/** Its life as one table. `lost`: a reorganisation removed its transaction, and the same bytes are sent again. */
export const returnTransitions: Readonly<
  Record<ReturnState, Readonly<Partial<Record<ReturnEvent, ReturnState>>>>
> = {
  sending: { confirmed: 'finished', undone: 'undone' },
  finished: { lost: 'sending' },
  undone: {},
}

/** The state an event leads to. Throws if the table has no such transition, which is a bug. */
export function nextReturnState(state: ReturnState, event: ReturnEvent): ReturnState {
  const next = returnTransitions[state][event]
  if (next === undefined) throw new Error(`No transition of a return from ${state} by ${event}`)
  return next
}
