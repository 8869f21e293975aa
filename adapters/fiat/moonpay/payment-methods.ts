import type { AssetCode } from '@causeway/core/money'
import type { PaymentMethod } from '@causeway/core/ports'

/** MoonPay's names of ways to pay (dev.moonpay.com, payment methods), in our words. */
const OURS: ReadonlyMap<string, readonly PaymentMethod[]> = new Map([
  ['credit_debit_card', ['visa', 'mastercard']],
  ['apple_pay', ['apple_pay']],
  ['google_pay', ['google_pay']],
  ['paypal', ['paypal']],
  ['venmo', ['local_method']],
  ['pix_instant_payment', ['local_method']],
  ['interac', ['local_method']],
  ['revolut_pay', ['local_method']],
  ['sepa_bank_transfer', ['bank_transfer']],
  ['gbp_bank_transfer', ['bank_transfer']],
  ['gbp_open_banking_payment', ['bank_transfer']],
  ['ach_bank_transfer', ['bank_transfer']],
])

const BANK_TRANSFERS: ReadonlyMap<AssetCode, string> = new Map([
  ['eur', 'sepa_bank_transfer'],
  ['gbp', 'gbp_bank_transfer'],
  ['usd', 'ach_bank_transfer'],
])
const LOCAL_METHODS: ReadonlyMap<AssetCode, string> = new Map([
  ['brl', 'pix_instant_payment'],
  ['cad', 'interac'],
])

/** A way to pay by MoonPay's name; null where it has none for that money. */
export function moonpayMethod(method: PaymentMethod, fiat: AssetCode): string | null {
  switch (method) {
    case 'visa':
    case 'mastercard':
      return 'credit_debit_card'
    case 'apple_pay':
    case 'google_pay':
    case 'paypal':
      return method
    case 'bank_transfer':
      return BANK_TRANSFERS.get(fiat) ?? null
    case 'local_method':
      return LOCAL_METHODS.get(fiat) ?? null
  }
}

/** What MoonPay's name of a way to pay is to us; a name that is new is some method of the place. */
export function ourMethods(theirs: string): readonly PaymentMethod[] {
  return OURS.get(theirs) ?? ['local_method']
}
