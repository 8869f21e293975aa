import type { Clock } from '@causeway/core/ports'
import type { FiatHttp } from '../../fiat-wire/index.ts'

/** Mercuryo's hosts without a slash at the end. */
export type MercuryoHosts = {
  readonly apiUrl: string
  /** Its page, for people who are redirected there. */
  readonly widgetUrl: string
}

/** Those that Mercuryo names in its documents. */
export const mercuryoHosts = {
  live: { apiUrl: 'https://api.mercuryo.io', widgetUrl: 'https://exchange.mercuryo.io' },
  test: { apiUrl: 'https://sandbox-api.mrcr.io', widgetUrl: 'https://sandbox-exchange.mrcr.io' },
} as const satisfies Record<string, MercuryoHosts>

export type MercuryoNeeds = FiatHttp &
  MercuryoHosts & {
    /** Stands in addresses, people see it. */
    readonly widgetId: string
    /** The widget's Secret: signs addresses. */
    readonly secret: string
    /** The widget's Sign Key: Mercuryo signs its messages with it. */
    readonly signKey: string
    /** `Sdk-Partner-Token`: opens the list of transactions. */
    readonly partnerToken: string
    readonly clock: Clock
  }
