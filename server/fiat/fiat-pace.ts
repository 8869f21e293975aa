import type { FiatOrderState } from '@causeway/core/ports'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** How long an unpaid order waits for its payment, in milliseconds: as long as one at a floating rate (TRACK-03). */
export const FIAT_UNPAID_FOR = 36 * HOUR

const SHORTEST_SECONDS = 5
const SHORTEST_AFTER_END_SECONDS = 30
const LONGEST_SECONDS = 600
const SHARE_OF_AGE = 12
const HOURLY_SECONDS = 3600
const QUARTERLY_SECONDS = 6 * 3600
const LOOKED_AT_AFTER_END = 7 * DAY
/** What is paid and does not end is looked at for ever, but rarely after that. */
const OLD = 30 * DAY

/**
 * Seconds until a fiat order is looked at again: from five seconds while it is young to ten minutes. What expired or was
 * declined may have been paid after all, mostly soon, by who tries anew; and what ended may be taken back: those are
 * looked at for seven days more, ever more rarely; later the provider's messages tell. Null: no more.
 */
export function secondsToNextLook(
  order: {
    readonly status: FiatOrderState
    readonly created_at: Date
    readonly ended_at: Date | null
  },
  now: number,
): number | null {
  const age = now - order.created_at.getTime()
  const sinceEnd = now - (order.ended_at?.getTime() ?? now)
  switch (order.status) {
    case 'waiting':
    case 'paid':
    case 'sending': {
      if (age > OLD) return HOURLY_SECONDS
      const paced = Math.round(age / SECOND / SHARE_OF_AGE)
      return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, paced))
    }
    case 'expired':
    case 'declined':
      if (sinceEnd > LOOKED_AT_AFTER_END) return null
      return Math.min(
        HOURLY_SECONDS,
        Math.max(SHORTEST_AFTER_END_SECONDS, Math.round(sinceEnd / SECOND / SHARE_OF_AGE)),
      )
    case 'ended':
      return sinceEnd > LOOKED_AT_AFTER_END ? null : QUARTERLY_SECONDS
    case 'refunded':
    case 'charged_back':
      return null
  }
}
