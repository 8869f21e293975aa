import type { Clock } from '@causeway/core/ports'
import { type FiatHttp, type Kept, keepFor } from '../../fiat-wire/index.ts'
import { createTokens, type TransakTokens } from './transak-tokens.ts'

/** Transak's hosts without a slash at the end. */
export type TransakHosts = {
  readonly apiUrl: string
  /** Where sessions of its page are opened. */
  readonly gatewayUrl: string
}

/** Those that Transak names in its documents. */
export const transakHosts = {
  live: { apiUrl: 'https://api.transak.com', gatewayUrl: 'https://api-gateway.transak.com' },
  test: {
    apiUrl: 'https://api-stg.transak.com',
    gatewayUrl: 'https://api-gateway-stg.transak.com',
  },
} as const satisfies Record<string, TransakHosts>

/** Where its pages are. */
export const transakSites = ['transak.com'] as const

export type TransakNeeds = FiatHttp &
  TransakHosts & {
    /** Public: it stands in the address of Transak's page. */
    readonly apiKey: string
    readonly apiSecret: string
    /** The domain of our site as Transak was told of it. */
    readonly referrerDomain: string
    readonly clock: Clock
  }

/** What an adapter of Transak remembers between questions. */
export type Transak = TransakNeeds & {
  readonly fiats: Kept<readonly unknown[]>
  readonly coins: Kept<readonly unknown[]>
  readonly tokens: TransakTokens
}

const LISTS_KEPT_MILLISECONDS = 10 * 60_000

/** Starts with nothing remembered. */
export function rememberTransak(needs: TransakNeeds): Transak {
  return {
    ...needs,
    fiats: keepFor(needs.clock, LISTS_KEPT_MILLISECONDS),
    coins: keepFor(needs.clock, LISTS_KEPT_MILLISECONDS),
    tokens: createTokens(needs),
  }
}
