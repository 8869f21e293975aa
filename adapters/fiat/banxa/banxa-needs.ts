import type { Clock } from '@causeway/core/ports'
import type { FiatHttp } from '../../fiat-wire/index.ts'

/** Banxa's hosts, as its documents name them. */
export const banxaHosts = {
  live: { apiUrl: 'https://api.banxa.com' },
  test: { apiUrl: 'https://api.banxa-sandbox.com' },
} as const

/** Where its pages are: a partner's stand below its domains. */
export const banxaSites = ['banxa.com', 'banxa-sandbox.com'] as const

export type BanxaNeeds = FiatHttp & {
  /** Without a slash at its end. */
  readonly apiUrl: string
  /** The partner reference in every path. */
  readonly partner: string
  /** The v2 key, for `x-api-key`. */
  readonly apiKey: string
  /** The pair of keys that Banxa signs its messages with; another pair than `apiKey`. */
  readonly webhookKey: string
  readonly webhookSecret: string
  /** The path that its messages come to here, as it is set in Banxa's dashboard: it is part of what is signed. */
  readonly webhookPath: string
  readonly clock: Clock
}
