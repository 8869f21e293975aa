import type { PaymentMethod } from '@causeway/core/ports'

/** Transak's ways to pay and be paid, the ones that are offered first first. */
const known: ReadonlyMap<string, readonly PaymentMethod[]> = new Map([
  ['credit_debit_card', ['visa', 'mastercard']],
  ['apple_pay', ['apple_pay']],
  ['google_pay', ['google_pay']],
  ['sepa_bank_transfer', ['bank_transfer']],
  ['gbp_bank_transfer', ['bank_transfer']],
  ['inr_bank_transfer', ['bank_transfer']],
  ['pm_open_banking', ['bank_transfer']],
  ['pm_wire', ['bank_transfer']],
  ['pm_paypal', ['paypal']],
])
const order = [...known.keys()]

/** Our words for a way of Transak's; what is not known is a country's own way. */
export function methodsOf(id: string): readonly PaymentMethod[] {
  return known.get(id) ?? ['local_method']
}

/** How far to the front a way stands, the least first. */
export function placeOf(id: string): number {
  const place = order.indexOf(id)
  return place < 0 ? order.length : place
}
