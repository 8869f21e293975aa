import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type CoinList, createCoinList } from './coins/coin-list.ts'
import { coinsByTicker, type GivenCoins } from './coins/form-coin.ts'
import type { FormNeeds } from './form-needs.ts'
import { beginWithMemory } from './runner/begin-with-memory.ts'
import { createFormRunner } from './runner/form-runner.ts'
import type { FormRunner } from './runner/runner-types.ts'
import type { Coins, FormEvent, FormStart, FormState } from './state/form-state.ts'

/** What the form's parts share. */
export type FormHold = {
  readonly state: FormState
  readonly coins: Coins
  readonly dispatch: (event: FormEvent) => void
  readonly needs: FormNeeds
  readonly coinList: CoinList
  readonly nativeOptions?: GivenCoins['nativeOptions']
}

/** How the form starts: from `initial` alone, or with what the browser kept and the address says over it (CALC-31). */
export type FormMemory = 'none' | 'browser'

/** Holds one exchange form for as long as it is on the page. */
export function useExchangeForm(
  needs: FormNeeds,
  given: GivenCoins,
  start: FormStart,
  memory: FormMemory = 'none',
): FormHold {
  const [runner] = useState(() => createFormRunner(needs, coinsByTicker(given.coins), start))
  const [coinList] = useState(() => coinListOf(runner, needs, given))
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState)
  const coins = useSyncExternalStore(runner.subscribe, runner.getCoins, runner.getCoins)
  const begin = useEffectEvent(() => {
    const end = beginWithMemory(runner, coinList, memory)
    needs.handOver?.(runner, coinList)
    return end
  })
  useEffect(() => begin(), [])
  useEffect(() => followBrowser(runner), [runner])
  const { nativeOptions } = given
  return { state, coins, dispatch: runner.dispatch, needs, coinList, nativeOptions }
}

function coinListOf(runner: FormRunner, { calls }: FormNeeds, { version }: GivenCoins): CoinList {
  return createCoinList({
    calls,
    version,
    setCoins: (coins) => runner.setCoins(coinsByTicker(coins)),
    now: () => performance.now(),
  })
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
