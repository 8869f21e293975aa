import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import { knownCurrency } from '../reference/known-currency.ts'

/** What came with a payment whose coin may be another than its order's: the coin, what people call it, and how much. */
export function paidOut(amount: Amount, catalogue: Catalogue) {
  const { code, decimals } = knownCurrency(catalogue, amount.asset)
  return {
    currency: amount.asset,
    currencyCode: code,
    amount: formatUnits(amount.units, decimals),
  }
}
