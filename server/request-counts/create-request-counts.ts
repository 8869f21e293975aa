import type { ExchangeCounts } from './exchange-counts.ts'

/** Requests of callers, counted so that a rate limit holds for all processes together. */
export type RequestCounts = {
  /**
   * Counts one more request of a caller in the current minute, of `most` that are allowed. Answers how many the other
   * processes counted, as far as is known: callers who use little are not compared, and others each second.
   */
  readonly count: (caller: string, most: number) => number
  /** Compares with the other processes; without busy callers it asks nothing. Rejects where the database is away. */
  readonly exchange: () => Promise<void>
}

/** What a process counts of one caller. */
type Counted = {
  count: number
  others: number
  readonly endsAt: number
  /** How much of it the other processes know. */
  told: number
}

const WINDOW_MILLISECONDS = 60_000
/**
 * A process compares a caller who has used this share of a limit there. So n processes together let through at most the
 * limit and n - 1 such shares, and what comes within a second.
 */
const BUSY_SHARE = 1 / 8
/** So many callers are remembered; the ones that came first give way to new ones. */
const MOST_CALLERS = 20_000
const MOST_EXCHANGED = 1_000

/** `now`: milliseconds that never go back. */
export function createRequestCounts({
  exchangeCounts,
  now,
}: {
  readonly exchangeCounts: ExchangeCounts
  readonly now: () => number
}): RequestCounts {
  const callers = new Map<string, Counted>()
  const busy = new Set<string>()

  function current(caller: string): Counted {
    const found = callers.get(caller)
    if (found !== undefined && found.endsAt > now()) return found
    const fresh: Counted = { count: 0, others: 0, told: 0, endsAt: now() + WINDOW_MILLISECONDS }
    // To the end of the order in which they give way.
    callers.delete(caller)
    const [oldest] = callers.size < MOST_CALLERS ? [] : callers.keys()
    if (oldest !== undefined) callers.delete(oldest)
    callers.set(caller, fresh)
    return fresh
  }

  function takeBusy() {
    const taken = [...busy].slice(0, MOST_EXCHANGED).flatMap((caller) => {
      busy.delete(caller)
      const counted = callers.get(caller)
      const milliseconds = (counted?.endsAt ?? 0) - now()
      return counted === undefined || milliseconds <= 0 ? [] : [{ caller, counted, milliseconds }]
    })
    return taken.filter(({ counted: { count, told } }) => count > told)
  }

  return {
    count: (caller, most) => {
      const counted = current(caller)
      counted.count += 1
      if (counted.count >= most * BUSY_SHARE) busy.add(caller)
      return counted.others
    },
    exchange: async () => {
      const taken = takeBusy()
      if (taken.length === 0) return
      const told = taken.map(({ caller, counted: { count }, milliseconds }) => ({
        caller,
        count,
        milliseconds,
      }))
      const others = await exchangeCounts(told)
      for (const [at, { caller, counted }] of taken.entries()) {
        counted.told = told[at]?.count ?? 0
        counted.others = others.get(caller) ?? 0
      }
    },
  }
}
