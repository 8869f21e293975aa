import { isFiatDeal } from '../coins/category.ts'
import type { FormEvent, FormState } from '../state/form-state.ts'
import { createFormTimer } from './form-timer.ts'

/** Pause after a change before the server is asked (CALC-07). */
const ASK_DELAY_MILLISECONDS = 490
/** Pause after the last keystroke before the limits are checked (CALC-17). */
const SETTLE_MILLISECONDS = 900
// A server that hands out quotes which have ended already must not be asked without pause.
const SHORTEST_QUOTE_MILLISECONDS = 1000
/** Until a server that could not be reached is tried again. */
const RETRY_MILLISECONDS = 5000

/** What a change of state leads to later: a question, a renewal (CALC-09), a check of the limits, another try. */
export function createFormSchedule(act: {
  readonly ask: () => void
  readonly dispatch: (event: FormEvent) => void
}) {
  const timers = {
    ask: createFormTimer(),
    quote: createFormTimer(),
    settle: createFormTimer(),
    retry: createFormTimer(),
  }

  function scheduleAsk({ isUpdating, isAskUrgent }: FormState): void {
    timers.ask.clear()
    if (!isUpdating) return
    if (isAskUrgent) act.ask()
    else timers.ask.set(act.ask, ASK_DELAY_MILLISECONDS)
  }

  function scheduleRenewal({ quoteEndsAt, category }: FormState): void {
    timers.quote.clear()
    if (quoteEndsAt === null) return
    const left = Math.max(SHORTEST_QUOTE_MILLISECONDS, quoteEndsAt - performance.now())
    timers.quote.set(() => {
      // Providers are not asked for a tab that nobody looks at; it asks when it is looked at again.
      const isHidden = globalThis.document?.visibilityState === 'hidden'
      if (isHidden && isFiatDeal(category)) return
      act.dispatch({ kind: 'askedAgain', isRenewal: true })
    }, left)
  }

  function scheduleRetry({ failure }: FormState): void {
    timers.retry.clear()
    if (failure?.code !== 'network_unreachable') return
    timers.retry.set(() => act.dispatch({ kind: 'askedAgain' }), RETRY_MILLISECONDS)
  }

  return {
    follow: (before: FormState, state: FormState): void => {
      if (state.askId !== before.askId) scheduleAsk(state)
      if (state.quoteEndsAt !== before.quoteEndsAt) scheduleRenewal(state)
      if (state.failure !== before.failure) scheduleRetry(state)
      if (state.typedCount === before.typedCount) return
      timers.settle.set(() => act.dispatch({ kind: 'typingSettled' }), SETTLE_MILLISECONDS)
    },
    end: (): void => {
      for (const timer of Object.values(timers)) timer.clear()
    },
  }
}
