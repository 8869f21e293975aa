import type { PaymentMethod } from '@causeway/core/ports'

/** Banxa's names of ways to pay (docs.banxa.com, payment method IDs), in our words. */
const OURS: ReadonlyMap<string, readonly PaymentMethod[]> = new Map([
  ['debit-credit-card', ['visa', 'mastercard']],
  ['apple-pay', ['apple_pay']],
  ['google-pay', ['google_pay']],
  ['paypal', ['paypal']],
  ['sepa-bank-transfer', ['bank_transfer']],
  ['gbp-bank-transfer', ['bank_transfer']],
  ['ach-bank-transfer', ['bank_transfer']],
  ['payid-bank-transfer', ['bank_transfer']],
  ['pix', ['local_method']],
  ['upi', ['local_method']],
])

/** What Banxa's name of a way to pay is to us; a name that is new is some method of the place. */
export function ourMethods(theirs: string): readonly PaymentMethod[] {
  return OURS.get(theirs) ?? ['local_method']
}
