import type { PaymentMethod } from '@causeway/core/ports'
import type { FieldReader } from './read-fields.ts'

type Known = { readonly code: string; readonly name: string }

/** What the protocol calls our payment methods. It does not tell kinds of cards apart. */
const known: Readonly<Record<PaymentMethod, Known>> = {
  visa: { code: 'card', name: 'Card' },
  mastercard: { code: 'card', name: 'Card' },
  bank_transfer: { code: 'sepa_bank_transfer', name: 'Bank transfer' },
  apple_pay: { code: 'apple_pay', name: 'Apple Pay' },
  google_pay: { code: 'google_pay', name: 'Google Pay' },
  paypal: { code: 'paypal', name: 'PayPal' },
  local_method: { code: 'local_method', name: 'Local payment method' },
}

/** The code of a payment method; null where the provider chooses. */
export function paymentMethodCode(method: PaymentMethod | null): string | null {
  return method === null ? null : known[method].code
}

/** Payment methods as the protocol names them, each once. */
export function namedMethods(methods: readonly PaymentMethod[]): readonly Known[] {
  return [...new Map(methods.map((method) => [known[method].code, known[method]])).values()]
}

/** Our method of a code: of several with one code the first. */
export const paymentMethod: FieldReader<PaymentMethod> = (code) => {
  const methods = Object.keys(known) as readonly PaymentMethod[]
  return methods.find((method) => known[method].code === code)
}
