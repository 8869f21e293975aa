import type { Amount } from '@causeway/core/money'
import type { RequestFailure } from './request-failure.ts'
import type { ServerFailure } from './server-failure.ts'

/** Every failure that a call can answer with. */
export type ApiFailure = ServerFailure | RequestFailure
export type FailureCode = ApiFailure['code']

type FactsOf<Code, F> = F extends { readonly code: string }
  ? Code extends F['code']
    ? F
    : never
  : never

/** The failure behind each code, with its facts. */
export type Facts = { readonly [Code in FailureCode]: FactsOf<Code, ApiFailure> }

/** How names and sums are written in messages. */
export type Wording = {
  /** "0.0015 BTC" */
  readonly sum: (amount: Amount) => string
  /** Exact decimal text without the ticker. */
  readonly units: (amount: Amount) => string
  /** "USDT" for `usdt20`: what people call a coin. */
  readonly coin: (ticker: string) => string
  /** "BNB Smart Chain" for `bsc`. */
  readonly network: (id: string) => string
}

/** How one failure is shown: its HTTP status, a sentence that says what to do, and facts that a page can use. */
export type FailureRow<Code extends FailureCode> = {
  readonly status: number
  readonly message: (facts: Facts[Code], words: Wording) => string
  readonly details?: (facts: Facts[Code], words: Wording) => Readonly<Record<string, unknown>>
}

export type FailureRows<Codes extends FailureCode> = { readonly [Code in Codes]: FailureRow<Code> }
