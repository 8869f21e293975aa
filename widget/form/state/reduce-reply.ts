import { upsaleOf } from '../promotions/upsale.ts'
import { askAgain } from './form-asking.ts'
import { formFailure } from './form-failure.ts'
import type { FormEvent, FormState } from './form-state.ts'
import { brokenLimit } from './form-view.ts'

/** Takes the reply to the newest question; one to an older question changes nothing (CALC-08). */
export function takeEstimate(
  state: FormState,
  event: Extract<FormEvent, { kind: 'estimateArrived' }>,
): FormState {
  if (event.askId !== state.askId) return state
  const settled = { ...state, isUpdating: false }
  if (!event.answer.ok) {
    return { ...settled, estimate: null, failure: formFailure(event.answer.body.error) }
  }
  const reply = event.answer.body
  const hasQuote = reply.rateId !== null && reply.rateIdExpiredAt !== null
  const moved = followBound({ ...settled, estimate: reply })
  if (moved !== null) return moved
  return {
    ...settled,
    estimate: reply,
    failure: null,
    // The server's own two times: the visitor's clock may be wrong.
    quoteEndsAt: hasQuote ? event.at + ((reply.rateIdExpiredAt ?? 0) - reply.serverTime) : null,
  }
}

/** The bound that was clicked has moved with the market: it is what the customer wanted, not the old figure. */
function followBound(state: FormState): FormState | null {
  const limit = state.boundTries > 0 ? brokenLimit(state) : null
  if (limit === null) return null
  const { side, amount } = limit.nearest
  const next = askAgain({ ...state, source: side, typed: amount })
  return { ...next, boundTries: state.boundTries - 1 }
}

/** Takes what the guaranteed rate would give for the estimate that stands. A refusal is no offer. */
export function takeUpsale(
  state: FormState,
  event: Extract<FormEvent, { kind: 'upsaleArrived' }>,
): FormState {
  if (event.askId !== state.askId || state.isFixed || !event.answer.ok) return state
  return { ...state, upsale: upsaleOf(state.estimate, event.answer.body) }
}
