import { reduceSignIn } from './reduce-sign-in.ts'
import { type SignInEvent, type SignInState, signInStart } from './sign-in-state.ts'

/** The modal's state and who listens to it. */
export type SignInStore = {
  readonly getState: () => SignInState
  readonly dispatch: (event: SignInEvent) => void
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createSignInStore(): SignInStore {
  let state = signInStart
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    dispatch: (event) => {
      const before = state
      state = reduceSignIn(before, event)
      if (state === before) return
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
