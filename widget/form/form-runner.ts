import type { Calls, EstimateRequest } from '@causeway/api/contract'
import {
  type Coins,
  type FormEvent,
  type FormStart,
  type FormState,
  startForm,
} from './form-state.ts'
import { wireAmount } from './read-amount.ts'
import { reduceForm } from './reduce-form.ts'

/** Pause after a change before the server is asked (CALC-07). */
const ASK_DELAY_MILLISECONDS = 490
/** Pause after the last keystroke before the limits are checked (CALC-17). */
const SETTLE_MILLISECONDS = 900
// A server that hands out quotes which have ended already must not be asked without pause.
const SHORTEST_QUOTE_MILLISECONDS = 1000

export type FormNeeds = {
  readonly calls: Pick<Calls, 'estimate'>
  /** What the browser tells about itself with each estimate (EXCH-08). */
  readonly readUserMeta?: (() => EstimateRequest['userMeta']) | undefined
}

/** The form at work: its state, and the three timers that move it. */
export type FormRunner = {
  readonly getState: () => FormState
  readonly dispatch: (event: FormEvent) => void
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to ask and to wait; returns what ends it. */
  readonly begin: () => () => void
}

/** Runs the exchange form without a page: asks when typing has settled, and renews a quote when it ends (CALC-09). */
export function createFormRunner(needs: FormNeeds, coins: Coins, start: FormStart): FormRunner {
  let state = startForm(start)
  let isRunning = false
  const listeners = new Set<() => void>()
  const askTimer = createTimer()
  const quoteTimer = createTimer()
  const settleTimer = createTimer()

  function dispatch(event: FormEvent): void {
    const before = state
    state = reduceForm(coins, before, event)
    if (state === before) return
    if (isRunning) schedule(before)
    for (const listener of listeners) listener()
  }

  function schedule(before: FormState): void {
    if (state.askId !== before.askId) scheduleAsk()
    if (state.quoteEndsAt !== before.quoteEndsAt) scheduleRenewal()
    if (state.typedCount !== before.typedCount) {
      settleTimer.set(() => dispatch({ kind: 'typingSettled' }), SETTLE_MILLISECONDS)
    }
  }

  function scheduleAsk(): void {
    askTimer.clear()
    if (!state.isUpdating) return
    if (state.isAskUrgent) void ask()
    else askTimer.set(() => void ask(), ASK_DELAY_MILLISECONDS)
  }

  function scheduleRenewal(): void {
    quoteTimer.clear()
    if (state.quoteEndsAt === null) return
    const left = Math.max(SHORTEST_QUOTE_MILLISECONDS, state.quoteEndsAt - performance.now())
    quoteTimer.set(() => dispatch({ kind: 'askedAgain' }), left)
  }

  async function ask(): Promise<void> {
    const { askId } = state
    const answer = await needs.calls.estimate(estimateRequest(state, needs.readUserMeta?.()))
    if (isRunning) dispatch({ kind: 'estimateArrived', askId, answer, at: performance.now() })
  }

  function begin(): () => void {
    isRunning = true
    // The age of a quote that came with the page is not known, so a guaranteed one is asked for again.
    const isStale = state.estimate === null || state.isFixed || state.isUpdating
    if (isStale && state.typed !== '') dispatch({ kind: 'askedAgain' })
    return () => {
      isRunning = false
      for (const timer of [askTimer, quoteTimer, settleTimer]) timer.clear()
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { getState: () => state, dispatch, subscribe, begin }
}

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    set(work: () => void, milliseconds: number): void {
      clearTimeout(timer)
      timer = setTimeout(work, milliseconds)
    },
    clear(): void {
      clearTimeout(timer)
    },
  }
}

/** The question that a state asks. */
function estimateRequest(state: FormState, userMeta: EstimateRequest['userMeta']): EstimateRequest {
  const amount = wireAmount(state.typed)
  return {
    from: state.from,
    to: state.to,
    ...(state.source === 'from' ? { amountFrom: amount } : { amountTo: amount }),
    isFixedRate: state.isFixed,
    reqId: state.askId,
    ...(userMeta === undefined ? {} : { userMeta }),
  }
}
