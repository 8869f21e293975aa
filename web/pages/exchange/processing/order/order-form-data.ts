import type { ExchangeChoice } from '../exchange-choice.ts'
import type { OrderFields } from './order-fields.ts'

type Order = { readonly choice: ExchangeChoice; readonly fields: OrderFields }

/** The form as it is sent: amounts as they were typed, not as they are shown. */
export function orderFormData({ choice, fields }: Order, intent: string): FormData {
  const data = new FormData()
  data.set('intent', intent)
  for (const [name, value] of Object.entries({ ...choice, ...fields })) {
    // As in a form without script: a box that is not ticked sends nothing.
    if (typeof value === 'string') data.set(name, value)
    else if (value || name === 'isFixedRate') data.set(name, String(value))
  }
  return data
}
