import { type Method, result } from '../method.ts'
import { partnerCoins } from '../partner-coins.ts'
import { getCurrenciesReference } from '../reference/currency-methods.ts'

/** Tickers that are enabled. */
export const getCurrencies: Method = {
  scope: 'read',
  reference: getCurrenciesReference,
  answer: ({ useCases }) =>
    result(
      partnerCoins(useCases.catalogue)
        .filter((coin) => coin.isWebEnabled)
        .map((coin) => coin.ticker),
    ),
}
