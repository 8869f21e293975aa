import type { Clock } from '@causeway/core/ports'

/** Gives what was loaded a while ago, or loads it anew. */
export type Kept<T> = (load: () => Promise<T>) => Promise<T>

/** Keeps the last thing that could be loaded for a while: lists of coins and countries change slowly. */
export function keepFor<T>(clock: Clock, milliseconds: number): Kept<T> {
  let kept: { readonly value: T; readonly until: number } | null = null
  return async (load) => {
    if (kept !== null && clock.now() < kept.until) return kept.value
    const value = await load()
    kept = { value, until: clock.now() + milliseconds }
    return value
  }
}
