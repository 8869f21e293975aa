import type { PaymentMethod } from '@causeway/core/ports'

/** Binance's ways to pay (`payMethodCode`), the ones that are offered first first. */
const known: ReadonlyMap<string, readonly PaymentMethod[]> = new Map([
  ['BUY_CARD', ['visa', 'mastercard']],
  ['BUY_APPLE_PAY', ['apple_pay']],
  ['BUY_GOOGLE_PAY', ['google_pay']],
  ['BUY_PAYPAL', ['paypal']],
  ['BUY_REVOLUT', ['local_method']],
  ['PIX', ['local_method']],
  ['BUY_WALLET', ['local_method']],
  ['BUY_P2P', ['local_method']],
])
const order = [...known.keys()]

/** Our words for a way of Binance's; what is not known is a country's own way. */
export function methodsOf(code: string): readonly PaymentMethod[] {
  return known.get(code) ?? ['local_method']
}

/** How far to the front a way stands, the least first. */
export function placeOf(code: string): number {
  const place = order.indexOf(code)
  return place < 0 ? order.length : place
}
