import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import type { Wording } from './failure-rows.ts'

/** Writes sums and names by a catalogue. Sums are exact. */
export function wordingOf(catalogue: Catalogue): Wording {
  const units = (amount: Amount) => {
    const currency = catalogue.find(amount.asset)
    if (currency === undefined) throw new Error(`${amount.asset} is not in the catalogue`)
    return formatUnits(amount.units, currency.decimals)
  }
  const coin = (ticker: string) => (catalogue.find(ticker)?.code ?? ticker).toUpperCase()
  return {
    sum: (amount) => `${units(amount)} ${coin(amount.asset)}`,
    units,
    coin,
    network: (id) => catalogue.network(id)?.name ?? id,
  }
}
