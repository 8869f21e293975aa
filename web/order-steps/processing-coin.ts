import type { CurrencyOut } from '@causeway/api/contract'
import { toListedCoins } from '@causeway/api/contract/listed-coins'
import type { AddressCoin } from '@causeway/widget/address'
import type { FormCoin } from '@causeway/widget/form'

/** What the page knows of every coin: enough for the calculator and for the address fields. */
export type ProcessingCoin = FormCoin & AddressCoin

/** The slim list for this page, in the order of the catalogue. */
export function toProcessingCoins(currencies: readonly CurrencyOut[]): ProcessingCoin[] {
  const full = new Map(currencies.map((currency) => [currency.ticker, currency]))
  return toListedCoins(currencies).flatMap((coin) => {
    const currency = full.get(coin.ticker)
    if (currency === undefined) return []
    const { protocol, addressFamily, contractAddress, extraIdName } = currency
    return [{ ...coin, protocol, addressFamily, contractAddress, extraIdName }]
  })
}
