import { splitLocalPath } from '@causeway/content/languages'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { browserStorage } from '../storage/index.ts'
import { coinsByTicker, type FormCoin, toFormCoins } from './coins/form-coin.ts'
import type { FormNeeds } from './form-needs.ts'
import { createFormRunner, type FormHydration, type FormRunner } from './runner/form-runner.ts'
import type { Coins, FormEvent, FormStart, FormState } from './state/form-state.ts'
import { readSavedChoice, saveChoice } from './state/saved-choice.ts'
import { isChoiceExempt, startChoice } from './state/start-choice.ts'

/** What the form's parts share. */
export type FormHold = {
  readonly state: FormState
  readonly coins: Coins
  readonly dispatch: (event: FormEvent) => void
  readonly needs: FormNeeds
  /** Fetches the list of coins again where it may have changed. */
  readonly refreshCoins: () => Promise<void>
}

/** How the form starts: from `initial` alone, or with what the browser kept and the address says over it (CALC-31). */
export type FormMemory = 'none' | 'browser'

/** Lists of coins are believed this long. */
const COINS_KEPT_MILLISECONDS = 60_000

/** Holds one exchange form for as long as it is on the page. */
export function useExchangeForm(
  needs: FormNeeds,
  currencies: readonly FormCoin[],
  start: FormStart,
  memory: FormMemory = 'none',
): FormHold {
  const [runner] = useState(() => createFormRunner(needs, coinsByTicker(currencies), start))
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState)
  const coins = useSyncExternalStore(runner.subscribe, runner.getCoins, runner.getCoins)
  const begin = useEffectEvent(() => {
    const end = runner.begin(hydrationOf(runner, memory))
    const { path } = splitLocalPath(location.pathname)
    const isKept = memory === 'browser' && !isChoiceExempt(path)
    const forget = isKept ? keepChoices(runner) : () => {}
    needs.handOver?.(runner)
    return () => {
      forget()
      end()
    }
  })
  useEffect(() => begin(), [])
  useEffect(() => followBrowser(runner), [runner])
  const refreshCoins = useCoinsRefresh(needs, runner)
  return { state, coins, dispatch: runner.dispatch, needs, refreshCoins }
}

function hydrationOf(runner: FormRunner, memory: FormMemory): FormHydration {
  const { path } = splitLocalPath(location.pathname)
  const query = new URLSearchParams(location.search)
  const coins = runner.getCoins()
  const saved = memory === 'browser' ? readSavedChoice(browserStorage()) : null
  // What was typed before the script came is newer than anything kept.
  const isOpen = memory === 'browser' && runner.getState().typedCount === 0
  const choice = !isOpen ? null : startChoice(runner.getState(), { coins, path, query, saved })
  return { choice, path }
}

function keepChoices(runner: FormRunner): () => void {
  const storage = browserStorage()
  return runner.subscribe(() => saveChoice(storage, runner.getState()))
}

/** Connection lost and back; a tab that is looked at again. */
function followBrowser(runner: FormRunner): () => void {
  const reportConnection = () =>
    runner.dispatch({ kind: 'connectionChanged', isOnline: navigator.onLine })
  const look = () => {
    if (document.visibilityState === 'visible') runner.resume()
  }
  reportConnection()
  window.addEventListener('online', reportConnection)
  window.addEventListener('offline', reportConnection)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', reportConnection)
    window.removeEventListener('offline', reportConnection)
    document.removeEventListener('visibilitychange', look)
  }
}

function useCoinsRefresh(needs: FormNeeds, runner: FormRunner): () => Promise<void> {
  // The page brought a fresh one.
  const [readAt, setReadAt] = useState(() => performance.now())
  return async () => {
    const now = performance.now()
    if (now - readAt < COINS_KEPT_MILLISECONDS) return
    setReadAt(now)
    const answer = await needs.calls.currencies?.()
    // Where the list cannot be read, the one that is there stays.
    if (!answer?.ok) return
    runner.setCoins(coinsByTicker(toFormCoins(answer.body)))
  }
}
