/** Runs work with at most so many pieces at once; the rest waits its turn, first come first served. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Makes room for `atOnce` pieces of work. */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Hands its place straight on: whoever comes in between must not take it.
      if (next === undefined) free += 1
      else next()
    }
  }
}
