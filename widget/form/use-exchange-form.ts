import type { CurrencyOut } from '@causeway/api/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createFormRunner, type FormNeeds } from './form-runner.ts'
import type { Coins, FormEvent, FormStart, FormState } from './form-state.ts'

/** What the form's parts share. */
export type FormHold = {
  readonly state: FormState
  readonly coins: Coins
  readonly dispatch: (event: FormEvent) => void
}

/** Holds one exchange form for as long as it is on the page. */
export function useExchangeForm(
  needs: FormNeeds,
  currencies: readonly CurrencyOut[],
  start: FormStart,
): FormHold {
  const [{ coins, runner }] = useState(() => {
    const byTicker = new Map(currencies.map((coin) => [coin.ticker, coin]))
    return { coins: byTicker, runner: createFormRunner(needs, byTicker, start) }
  })
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState)
  useEffect(() => runner.begin(), [runner])
  return { state, coins, dispatch: runner.dispatch }
}
