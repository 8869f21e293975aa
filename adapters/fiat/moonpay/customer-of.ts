import { hmac } from '../../fiat-wire/index.ts'
import type { MoonpayNeeds } from './moonpay-needs.ts'

/**
 * The customer of an order as our signed page names him to MoonPay (`externalCustomerId`). An order's public name is known
 * to whoever has its link, and opens a transaction under it on MoonPay's page; this name is known to its holder alone.
 */
export function customerOf({ secretKey }: Pick<MoonpayNeeds, 'secretKey'>, reference: string) {
  return hmac('sha256', secretKey, `customer ${reference}`, 'hex')
}
