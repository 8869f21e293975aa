import type { HealthState } from '@causeway/core/health/health-states'

/** What is known of a part, in a sentence. */
export type Judgement = { readonly state: HealthState; readonly reason: string }

/** One part as a process found it. */
export type HealthPart = Judgement & {
  /** `database`, `prices`, `orders`, …; a chain is `chain:NETWORK`. */
  readonly part: string
}

/** A part over all processes, with its last 24 hours. */
export type HealthPartView = HealthPart & {
  /** When it came into this state; null where that is longer ago than what is kept, or it was never seen. */
  readonly since: Date | null
  readonly checkedAt: Date
  /** Changes of the last 24 hours, oldest first; the first may be older. */
  readonly changes: readonly { readonly at: Date; readonly state: HealthState }[]
}

/** A few figures of one minute. */
export type HealthMinute = {
  readonly minute: Date
  readonly databaseMilliseconds: number
  readonly priceAgeSeconds: number | null
  /** Age of the oldest confirmed payment that is not paid out. */
  readonly waitingSeconds: number
  /** How many parts were not green. */
  readonly notGreen: number
}

export type HealthView = {
  readonly at: Date
  /** The worst first. */
  readonly parts: readonly HealthPartView[]
  /** Of the last 24 hours, oldest first. None where nothing ran. */
  readonly minutes: readonly HealthMinute[]
}

/** Reading how the shop does (OPS-02). */
export type HealthCases = { readonly read: () => Promise<HealthView> }

/** A confirmed payment that waits longer for its payout is stuck. */
export const SLOW_ORDER_SECONDS = 600
