import type { FiatFailure } from '@causeway/core/ports'

/** What became of a question to a provider. */
export type FiatOutcomeCode = 'ok' | FiatFailure['code']

/** How a provider has answered lately. */
export type FiatHealth = {
  readonly asked: number
  /** By what became of them. */
  readonly outcomes: Readonly<Partial<Record<FiatOutcomeCode, number>>>
  /** Milliseconds that half of the answers took at most; null where none came. */
  readonly medianMilliseconds: number | null
  /** True while it is left alone because it failed too often. */
  readonly isPaused: boolean
}

type Seen = { readonly code: FiatOutcomeCode; readonly milliseconds: number }

const REMEMBERED = 100
const FAILURES_IN_A_ROW = 5
const PAUSE_MILLISECONDS = 30_000

/** A provider's recent answers, and a circuit breaker on them. */
export type HealthRecord = {
  /** False while the provider is left alone; after the pause one question goes through, and decides. */
  readonly mayAsk: (now: number) => boolean
  readonly note: (seen: Seen, now: number) => void
  readonly read: (now: number) => FiatHealth
}

/**
 * Five failures in a row (silence, no answer that can be read) pause a provider for 30 seconds. What it says no to (a
 * coin, a country, a sum) is an answer. Times are milliseconds that never go back.
 */
export function createHealthRecord(): HealthRecord {
  const seen: Seen[] = []
  let failuresInARow = 0
  let pausedUntil = 0
  return {
    mayAsk: (now) => {
      if (failuresInARow < FAILURES_IN_A_ROW) return true
      if (now < pausedUntil) return false
      // Whoever asks next waits for what becomes of this one.
      pausedUntil = now + PAUSE_MILLISECONDS
      return true
    },
    note: ({ code, milliseconds }, now) => {
      seen.push({ code, milliseconds })
      if (seen.length > REMEMBERED) seen.shift()
      const isFailure = code === 'timeout' || code === 'unavailable'
      failuresInARow = isFailure ? failuresInARow + 1 : 0
      if (failuresInARow >= FAILURES_IN_A_ROW) pausedUntil = now + PAUSE_MILLISECONDS
    },
    read: (now) => {
      const outcomes: Partial<Record<FiatOutcomeCode, number>> = {}
      for (const { code } of seen) outcomes[code] = (outcomes[code] ?? 0) + 1
      const times = seen.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
      return {
        asked: seen.length,
        outcomes,
        medianMilliseconds: times.at(Math.floor(times.length / 2)) ?? null,
        isPaused: failuresInARow >= FAILURES_IN_A_ROW && now < pausedUntil,
      }
    },
  }
}
