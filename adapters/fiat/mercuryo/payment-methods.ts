import type { FiatQuestion, PaymentMethod } from '@causeway/core/ports'

/** Mercuryo's names of ways to pay for a purchase (`payment_method`); the others are told to few partners. */
const BUY: ReadonlyMap<PaymentMethod, { readonly rate: string; readonly page: string }> = new Map([
  ['visa', { rate: 'card', page: 'card' }],
  ['mastercard', { rate: 'card', page: 'card' }],
  ['apple_pay', { rate: 'apple', page: 'mobile_pay' }],
  ['google_pay', { rate: 'google', page: 'mobile_pay' }],
])
const SELL: typeof BUY = new Map([
  ['visa', { rate: 'card', page: 'card' }],
  ['mastercard', { rate: 'card', page: 'card' }],
])

/** The way that is taken where the person has chosen none. */
const CARD = { rate: 'card', page: 'card' } as const

/** A way to pay by its name in rates and its name on the page; null where Mercuryo has none. */
export function mercuryoMethod({ side, method }: FiatQuestion) {
  if (method === null) return CARD
  return (side === 'buy' ? BUY : SELL).get(method) ?? null
}
