import type { PaymentMethod } from '@causeway/core/ports'

/** What a person chooses between at the checkout: cards of all kinds are one. */
export type PaymentGroup = 'card' | Exclude<PaymentMethod, 'visa' | 'mastercard'>

/** The group of a way to pay. */
export function paymentGroup(method: PaymentMethod): PaymentGroup {
  return method === 'visa' || method === 'mastercard' ? 'card' : method
}

/** The groups of a provider's ways to pay, in its order. */
export function paymentGroups(methods: readonly PaymentMethod[]): readonly PaymentGroup[] {
  return [...new Set(methods.map(paymentGroup))]
}
