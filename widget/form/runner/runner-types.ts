import type { Coins, FormEvent, FormState, SavedChoice } from '../state/form-state.ts'

/** What a page has for the form when it is hydrated. */
export type FormHydration = {
  /** The saved choice with the address over it (CALC-31); null where neither says anything. */
  readonly choice: SavedChoice | null
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
  readonly begin: (hydration?: FormHydration) => () => void
  /** The page is looked at again: while it slept, no timer told that a quote had ended. */
  readonly resume: () => void
  /** Other lists of coins (CALC-24). */
  readonly setCoins: (coins: Coins) => void
}
