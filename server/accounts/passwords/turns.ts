/** A place where so many pieces of work are done at once; the rest waits its turn, first come first served. */
export type Turns = {
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** How many pieces wait. */
  readonly waiting: () => number
}

/** Makes room for `atOnce` pieces of work. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = []
  let free = atOnce
  return {
    inTurn: async (work) => {
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
    },
    waiting: () => waiting.length,
  }
}
