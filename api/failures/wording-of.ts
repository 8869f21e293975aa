import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import type { Wording } from './failure-rows.ts'

/** Writes sums and names by a catalogue. Sums are exact. */
export function wordingOf(catalogue: Catalogue): Wording {
  const currencyOf = ({ asset }: Amount) => {
    const currency = catalogue.find(asset)
    if (currency === undefined) throw new Error(`${asset} is not in the catalogue`)
    return currency
  }
  const units = (amount: Amount) => formatUnits(amount.units, currencyOf(amount).decimals)
  return {
    sum: (amount) => `${units(amount)} ${currencyOf(amount).code.toUpperCase()}`,
    units,
    network: (id) => catalogue.network(id)?.name ?? id,
  }
}
