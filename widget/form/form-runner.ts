import { coinAlerts } from './coin-alerts.ts'
import { estimateRequest, upsaleRequest } from './form-asking.ts'
import type { FormNeeds } from './form-needs.ts'
import {
  type Coins,
  type FormEvent,
  type FormStart,
  type FormState,
  type KeptChoice,
  startForm,
} from './form-state.ts'
import { createFormTeller } from './form-teller.ts'
import { createFormTimer } from './form-timer.ts'
import { reduceForm } from './reduce-form.ts'

export type { FormNeeds } from './form-needs.ts'

/** Pause after a change before the server is asked (CALC-07). */
const ASK_DELAY_MILLISECONDS = 490
/** Pause after the last keystroke before the limits are checked (CALC-17). */
const SETTLE_MILLISECONDS = 900
// A server that hands out quotes which have ended already must not be asked without pause.
const SHORTEST_QUOTE_MILLISECONDS = 1000
/** Until a server that could not be reached is tried again. */
const RETRY_MILLISECONDS = 5000
/** How often the ability is asked of who is signed in (CALC-14). */
const ABILITY_MILLISECONDS = 15_000
/** A floating estimate older than this is asked anew when its tab is looked at again. */
const STALE_MILLISECONDS = 15_000

/** What a page has for the form when it wakes. */
export type FormWaking = {
  /** The saved choice with the address over it (CALC-31); null where neither says anything. */
  readonly choice: KeptChoice | null
  /** The page's path without language prefix: operators' alerts are for pages. */
  readonly path: string
}

/** The form at work: its state, and the timers that move it. */
export type FormRunner = {
  readonly getState: () => FormState
  readonly getCoins: () => Coins
  readonly dispatch: (event: FormEvent) => void
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to ask and to wait; returns what ends it. */
  readonly begin: (waking?: FormWaking) => () => void
  /** The page is looked at again: while it slept, no timer told that a quote had ended. */
  readonly wake: () => void
  /** Other lists of coins (CALC-24). */
  readonly setCoins: (coins: Coins) => void
}

/** Runs the exchange form without a page: asks when typing has settled, and renews a quote when it ends (CALC-09). */
export function createFormRunner(
  needs: FormNeeds,
  startCoins: Coins,
  start: FormStart,
): FormRunner {
  let coins = startCoins
  let state = startForm(start)
  let isRunning = false
  let arrivedAt = performance.now()
  const listeners = new Set<() => void>()
  const tell = createFormTeller(needs.onEvent)
  const timers = {
    ask: createFormTimer(),
    quote: createFormTimer(),
    settle: createFormTimer(),
    retry: createFormTimer(),
    ability: createFormTimer(),
  }

  function dispatch(event: FormEvent): void {
    const before = state
    state = reduceForm(coins, before, event)
    if (state === before) return
    if (isRunning) {
      schedule(before)
      tell(coins, before, state)
    }
    for (const listener of listeners) listener()
  }

  function schedule(before: FormState): void {
    if (state.askId !== before.askId) scheduleAsk()
    if (state.quoteEndsAt !== before.quoteEndsAt) scheduleRenewal()
    if (state.typedCount !== before.typedCount) {
      timers.settle.set(() => dispatch({ kind: 'typingSettled' }), SETTLE_MILLISECONDS)
    }
    if (state.failure === before.failure) return
    timers.retry.clear()
    if (state.failure?.code !== 'network_unreachable') return
    timers.retry.set(() => dispatch({ kind: 'askedAgain' }), RETRY_MILLISECONDS)
  }

  function scheduleAsk(): void {
    timers.ask.clear()
    if (!state.isUpdating) return
    if (state.isAskUrgent) void ask()
    else timers.ask.set(() => void ask(), ASK_DELAY_MILLISECONDS)
  }

  function scheduleRenewal(): void {
    timers.quote.clear()
    if (state.quoteEndsAt === null) return
    const left = Math.max(SHORTEST_QUOTE_MILLISECONDS, state.quoteEndsAt - performance.now())
    timers.quote.set(() => dispatch({ kind: 'askedAgain', isRenewal: true }), left)
  }

  function askedWith() {
    const wtpExperiment = needs.readExperiments?.().wtp
    return {
      ...(needs.readUserMeta === undefined ? {} : { userMeta: needs.readUserMeta() }),
      ...(wtpExperiment === undefined ? {} : { wtpExperiment }),
    }
  }

  async function ask(): Promise<void> {
    const { askId } = state
    const answer = await needs.calls.estimate(estimateRequest(state, askedWith()))
    if (!isRunning) return
    arrivedAt = performance.now()
    dispatch({ kind: 'estimateArrived', askId, answer, at: arrivedAt })
    if (state.askId === askId && answer.ok) await askUpsale()
  }

  /** What the guaranteed rate would give, after each floating estimate (CALC-30). */
  async function askUpsale(): Promise<void> {
    const { askId } = state
    const request = upsaleRequest(state, askedWith())
    if (request === null || needs.calls.upsaleEstimate === undefined) return
    const answer = await needs.calls.upsaleEstimate(request)
    if (isRunning) dispatch({ kind: 'upsaleArrived', askId, answer })
  }

  async function loadAlerts(path: string): Promise<void> {
    const answer = await needs.calls.alertMessages?.()
    if (isRunning && answer?.ok) {
      dispatch({ kind: 'alertsLoaded', alerts: coinAlerts(answer.body, path) })
    }
  }

  /** The server knows the unfinished guaranteed exchanges of who is signed in; a guest has the ability (CALC-14). */
  async function askAbility(): Promise<void> {
    timers.ability.set(() => void askAbility(), ABILITY_MILLISECONDS)
    if (state.category !== 'exchange') return
    const pair = { currencyFrom: state.from, currencyTo: state.to }
    const answer = await needs.calls.fixedRateAbility?.(pair)
    if (isRunning && answer?.ok) {
      dispatch({ kind: 'fixedAbilityTold', isAble: answer.body.result })
    }
  }

  function begin(waking?: FormWaking): () => void {
    isRunning = true
    const startId = state.askId
    if (waking?.choice) dispatch({ kind: 'choiceRestored', choice: waking.choice })
    // The age of a quote that came with the page is not known, so a guaranteed one is asked for again.
    const isStale = state.estimate === null || state.isFixed || state.isUpdating
    if (state.askId === startId && isStale) dispatch({ kind: 'askedAgain' })
    else if (state.askId === startId && needs.isUpsaleOffered) void askUpsale()
    if (waking !== undefined) void loadAlerts(waking.path)
    if (needs.isSignedIn) void askAbility()
    tell(coins, state, state)
    return () => {
      isRunning = false
      for (const timer of Object.values(timers)) timer.clear()
    }
  }

  function wake(): void {
    if (!isRunning || state.isUpdating) return
    const isOld = performance.now() - arrivedAt > STALE_MILLISECONDS
    if (state.quoteEndsAt !== null) dispatch({ kind: 'askedAgain', isRenewal: true })
    else if (isOld && state.estimate !== null) dispatch({ kind: 'askedAgain' })
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function setCoins(next: Coins): void {
    coins = next
    dispatch({ kind: 'coinsChanged' })
    for (const listener of listeners) listener()
  }

  return {
    getState: () => state,
    getCoins: () => coins,
    dispatch,
    subscribe,
    begin,
    wake,
    setCoins,
  }
}
