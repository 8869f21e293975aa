import {
  type Coins,
  type FormEvent,
  type FormStart,
  type FormState,
  startForm,
} from './form-state.ts'
import { reduceForm } from './reduce-form.ts'

/** The form's state and who listens to it; nothing happens by itself. */
export type FormStore = {
  readonly getState: () => FormState
  readonly getCoins: () => Coins
  readonly setCoins: (coins: Coins) => void
  /** Takes an event; answers the state before it, or null where nothing changed. Nobody is told yet. */
  readonly apply: (event: FormEvent) => FormState | null
  readonly notifyListeners: () => void
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createFormStore(startCoins: Coins, start: FormStart): FormStore {
  let coins = startCoins
  let state = startForm(start)
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    getCoins: () => coins,
    setCoins: (next) => {
      coins = next
    },
    apply: (event) => {
      const before = state
      state = reduceForm(coins, before, event)
      return state === before ? null : before
    },
    notifyListeners: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
