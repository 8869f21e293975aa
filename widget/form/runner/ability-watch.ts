import { createFormTimer } from './form-timer.ts'

/** How often the ability is asked of who is signed in (CALC-14). */
const ABILITY_MILLISECONDS = 15_000

/** Asks again and again whether somebody may have a fixed rate, for as long as he is signed in. */
export type AbilityWatch = {
  /** Somebody signed in, or out. */
  readonly follow: (isSignedIn: boolean) => void
  /** Whether an answer still counts: it may have been asked before somebody signed out. */
  readonly isWanted: () => boolean
  readonly end: () => void
}

/** A guest has the ability, also one who has just signed out: then `onGuest` is called (CALC-14). */
export function createAbilityWatch(ask: () => unknown, onGuest: () => void): AbilityWatch {
  const timer = createFormTimer()
  let isWanted = false

  function askAgain(): void {
    void ask()
    timer.set(askAgain, ABILITY_MILLISECONDS)
  }

  function stop(): void {
    isWanted = false
    timer.clear()
  }

  return {
    follow: (isSignedIn) => {
      stop()
      isWanted = isSignedIn
      if (isSignedIn) askAgain()
      else onGuest()
    },
    isWanted: () => isWanted,
    end: stop,
  }
}
