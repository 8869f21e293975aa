import { changeSandboxOrder } from './calls/change-sandbox-order.ts'
import { createOrder } from './calls/create-order.ts'
import { getAvailableCountries } from './calls/get-available-countries.ts'
import { getCallbackKey } from './calls/get-callback-key.ts'
import { getCurrencies } from './calls/get-currencies.ts'
import { getOffers } from './calls/get-offers.ts'
import { getOrders } from './calls/get-orders.ts'
import { getProviders } from './calls/get-providers.ts'
import { validateAddress } from './calls/validate-address.ts'
import type { FiatCall } from './fiat-call.ts'

/** Where the calls are on the site's own host. */
export const FIAT_PATH = '/api/fiat-partner/v1'

/** Every call of Fiat v1. */
export const fiatPartnerCalls: readonly FiatCall[] = [
  getProviders,
  getCurrencies,
  getAvailableCountries,
  getOffers,
  createOrder,
  validateAddress,
  getOrders,
  changeSandboxOrder,
  getCallbackKey,
]
