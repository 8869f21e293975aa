import type { FormNeeds } from '../form-needs.ts'
import type { Coins, FormEvent, FormStart } from '../state/form-state.ts'
import { createFormStore } from '../state/form-store.ts'
import { createAbilityWatch } from './ability-watch.ts'
import { createFormQuestions } from './form-questions.ts'
import { createFormSchedule } from './form-schedule.ts'
import { createFormTeller } from './form-teller.ts'
import type { FormHydration, FormRunner } from './runner-types.ts'

/** A floating estimate older than this is asked anew when its tab is looked at again. */
const STALE_MILLISECONDS = 15_000

/** Runs the exchange form without a page: asks when typing has settled, and renews a quote when it ends (CALC-09). */
export function createFormRunner(needs: FormNeeds, coins: Coins, start: FormStart): FormRunner {
  const store = createFormStore(coins, start)
  const { getState } = store
  const tell = createFormTeller(needs.onEvent)
  const questions = createFormQuestions(needs, { getState, reply })
  const schedule = createFormSchedule({ ask: () => void questions.ask(), dispatch })
  const ability = createAbilityWatch(questions.askAbility, () => {
    if (!getState().isFixedAble) dispatch({ kind: 'fixedAbilityTold', isAble: true })
  })
  let isRunning = false
  let arrivedAt = performance.now()

  function dispatch(event: FormEvent): void {
    const before = store.apply(event)
    if (before === null) return
    if (isRunning) {
      schedule.follow(before, getState())
      tell(store.getCoins(), before, getState())
    }
    store.notifyListeners()
  }

  function reply(event: FormEvent): void {
    if (!isRunning) return
    // Asked before somebody signed out.
    if (event.kind === 'fixedAbilityTold' && !ability.isWanted()) return
    if (event.kind === 'estimateArrived') arrivedAt = event.at
    dispatch(event)
  }

  function begin(hydration?: FormHydration): () => void {
    isRunning = true
    const { askId } = getState()
    if (hydration?.choice) dispatch({ kind: 'choiceRestored', choice: hydration.choice })
    const state = getState()
    // The age of a quote that came with the page is not known, so a guaranteed one is asked for again.
    const isStale = state.estimate === null || state.isFixed || state.isUpdating
    const isRenewal = state.offers.areAll
    if (state.askId === askId && isStale) dispatch({ kind: 'askedAgain', isRenewal })
    else if (state.askId === askId && needs.isUpsaleOffered) void questions.askUpsale()
    if (hydration !== undefined) void questions.loadAlerts(hydration.path)
    const unwatch = needs.watchSignedIn?.(ability.follow)
    tell(store.getCoins(), getState(), getState())
    return () => {
      isRunning = false
      unwatch?.()
      ability.end()
      schedule.end()
    }
  }

  function resume(): void {
    const { isUpdating, quoteEndsAt, estimate } = getState()
    if (!isRunning || isUpdating) return
    const isOld = performance.now() - arrivedAt > STALE_MILLISECONDS
    if (quoteEndsAt !== null) dispatch({ kind: 'askedAgain', isRenewal: true })
    else if (isOld && estimate !== null) dispatch({ kind: 'askedAgain' })
  }

  function setCoins(next: Coins): void {
    store.setCoins(next)
    dispatch({ kind: 'coinsChanged' })
    store.notifyListeners()
  }

  const { getCoins, subscribe } = store
  return { getState, getCoins, dispatch, subscribe, begin, resume, setCoins }
}
