/**
 * Money that staff decided to send: an unmatched payment on its way back, coins to cold storage, or a payout by hand.
 * `undone`: nothing was sent, and the books are as before.
 */
export type SendState = 'sending' | 'finished' | 'undone'
type SendEvent = 'confirmed' | 'lost' | 'undone'

/** Its life as one table. `lost`: a reorganisation removed its transaction, and the same bytes are sent again. */
export const sendTransitions: Readonly<
  Record<SendState, Readonly<Partial<Record<SendEvent, SendState>>>>
> = {
  sending: { confirmed: 'finished', undone: 'undone' },
  finished: { lost: 'sending' },
  undone: {},
}

/** The state an event leads to, with the time at which it ended. Throws if the table has no such transition, which is a bug. */
export function afterSendEvent(
  state: SendState,
  { at, event }: { readonly event: SendEvent; readonly at: Date },
): { readonly state: SendState; readonly ended_at: Date | null } {
  const next = sendTransitions[state][event]
  if (next === undefined) throw new Error(`No transition from ${state} by ${event}`)
  return { state: next, ended_at: next === 'sending' ? null : at }
}
