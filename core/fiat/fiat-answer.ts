import type { FiatFailure, FiatProviderFacts, FiatQuote } from '../ports/index.ts'
import type { Result } from '../result/index.ts'

/** What an operator says of a provider. */
export type FiatProviderSettings = {
  /** Stands before all others that have a price. */
  readonly isForcedTop: boolean
}

/** How a provider has done with us, from our own orders; null where there are too few of them to say. */
export type FiatRecord = {
  /** Of 100 orders that were begun and decided, how many ended well: 0 to 100. */
  readonly successPercent: number | null
  /** Minutes from the order to its end, half of them were quicker. */
  readonly medianMinutes: number | null
}

export type FiatProvider = {
  readonly facts: FiatProviderFacts
  readonly settings: FiatProviderSettings
  readonly record: FiatRecord
  /** 0 to 5 in halves, of our own orders; null where there are too few to say. */
  readonly rating: number | null
}

/** What a provider answered to a question. */
export type FiatAnswer = {
  readonly provider: FiatProvider
  readonly outcome: Result<FiatQuote, FiatFailure>
}
