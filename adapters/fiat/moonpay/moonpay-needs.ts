import type { Clock } from '@causeway/core/ports'
import type { FiatHttp } from '../../fiat-wire/index.ts'

/** MoonPay's hosts without a slash at the end. The mode, live or test, is that of the keys. */
export type MoonpayHosts = {
  readonly apiUrl: string
  /** Its pages for buying and for selling. */
  readonly buyUrl: string
  readonly sellUrl: string
}

/** Those that MoonPay names in its documents. */
export const moonpayHosts = {
  live: {
    apiUrl: 'https://api.moonpay.com',
    buyUrl: 'https://buy.moonpay.com',
    sellUrl: 'https://sell.moonpay.com',
  },
  test: {
    apiUrl: 'https://api.moonpay.com',
    buyUrl: 'https://buy-sandbox.moonpay.com',
    sellUrl: 'https://sell-sandbox.moonpay.com',
  },
} as const satisfies Record<string, MoonpayHosts>

/** Where its pages are. */
export const moonpaySites = ['moonpay.com'] as const

export type MoonpayNeeds = FiatHttp &
  MoonpayHosts & {
    /** `pk_…`: stands in addresses, people see it. */
    readonly publishableKey: string
    /** `sk_…`: signs addresses. */
    readonly secretKey: string
    /** `wk_…`: MoonPay signs its messages with it. */
    readonly webhookKey: string
    readonly clock: Clock
  }
