import type { Catalogue, Currency } from '@causeway/core/currencies'

/** The coin of an order. Throws where it left the catalogue: orders have it for ever. */
export function knownCurrency(catalogue: Catalogue, ticker: string): Currency {
  const currency = catalogue.find(ticker)
  if (currency === undefined) throw new Error(`${ticker} left the catalogue while orders have it`)
  return currency
}
