/** Counts what happens by key within windows of time. */
export type WindowCounter = {
  /** Counts so many more; false where that is more than may be in this window, and then nothing is counted. */
  readonly take: (key: string, count: number, most: number) => boolean
  /** True where the window has no room for one more. */
  readonly isFull: (key: string, most: number) => boolean
}

/** So many keys are remembered at once; more can only come from many who fail, and then all begin anew. */
const MOST_KEYS = 20_000

/** `now`: milliseconds that never go back. */
export function createWindowCounter(windowMilliseconds: number, now: () => number): WindowCounter {
  let counts = new Map<string, number>()
  let window = 0
  const countOf = (key: string) => {
    const current = Math.floor(now() / windowMilliseconds)
    if (current !== window || counts.size >= MOST_KEYS) counts = new Map()
    window = current
    return counts.get(key) ?? 0
  }
  return {
    take: (key, count, most) => {
      const before = countOf(key)
      if (before + count > most) return false
      counts.set(key, before + count)
      return true
    },
    isFull: (key, most) => countOf(key) >= most,
  }
}
