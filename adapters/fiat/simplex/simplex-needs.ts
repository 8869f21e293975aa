import type { Clock, FiatLimits } from '@causeway/core/ports'
import { type FiatHttp, type Kept, keepFor } from '../../fiat-wire/index.ts'

/** Simplex's hosts without a slash at the end: its API, its page, its lists of currencies and countries. */
export type SimplexHosts = {
  readonly apiUrl: string
  readonly pageUrl: string
  readonly listsUrl: string
}

/** Those that Simplex and the wallets that use it name. */
export const simplexHosts = {
  live: {
    apiUrl: 'https://backend-wallet-api.simplexcc.com',
    pageUrl: 'https://checkout.simplexcc.com',
    listsUrl: 'https://api.simplexcc.com/v2',
  },
  test: {
    apiUrl: 'https://sandbox.test-simplexcc.com',
    pageUrl: 'https://sandbox.test-simplexcc.com',
    listsUrl: 'https://sandbox.test-simplexcc.com/v2',
  },
} as const satisfies Record<string, SimplexHosts>

export type SimplexNeeds = FiatHttp &
  SimplexHosts & {
    /** The partner's name at Simplex, its `wallet_id`. */
    readonly partner: string
    /** Of the server alone; Simplex takes it from addresses that it was told only. */
    readonly apiKey: string
    /** For the lists of currencies and countries. */
    readonly publicKey: string
    /** Simplex's RSA key that its messages are signed with, PEM. */
    readonly webhookKey: string
    readonly clock: Clock
  }

/** What an adapter of Simplex remembers between questions. */
export type Simplex = SimplexNeeds & {
  /** By their codes in capitals. */
  readonly fiats: Kept<ReadonlyMap<string, FiatLimits>>
  /** Countries stand as "FR", places within one that is not served as a whole as "US-CA". */
  readonly places: Kept<readonly unknown[]>
}

const LISTS_KEPT_MILLISECONDS = 10 * 60_000

/** Starts with nothing remembered. */
export function rememberLists(needs: SimplexNeeds): Simplex {
  return {
    ...needs,
    fiats: keepFor(needs.clock, LISTS_KEPT_MILLISECONDS),
    places: keepFor(needs.clock, LISTS_KEPT_MILLISECONDS),
  }
}
