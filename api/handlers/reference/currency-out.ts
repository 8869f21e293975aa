import { type Catalogue, type Currency, originals } from '@causeway/core/currencies'
import type { CurrencyOut } from '../../contract/index.ts'

/** A currency as clients get it (EXCH-12), with what a page needs to speak of its network. */
export function currencyOut(catalogue: Catalogue, currency: Currency): CurrencyOut {
  const network = catalogue.networkOf(currency)
  return {
    ticker: currency.ticker,
    name: currency.name,
    fullName: currency.fullName,
    code: currency.code,
    protocol: currency.protocol,
    isFiat: currency.isFiat,
    isWebEnabled: currency.isWebEnabled,
    isWebFromEnabled: currency.isWebFromEnabled,
    isWebToEnabled: currency.isWebToEnabled,
    isWebFixedEnabled: currency.isWebFixedEnabled,
    popularFrom: currency.popularFrom,
    popularTo: currency.popularTo,
    popularFiat: currency.popularFiat,
    extras: { ...currency.extras },
    network: network.name,
    networkBadge: network.badge,
    addressFamily: network.addressFamily,
    decimals: currency.decimals,
    contractAddress: currency.contractAddress,
    standsFor: originals.get(currency.ticker) ?? null,
    confirmations: currency.confirmations,
    extraIdName: currency.extraIdName,
    explorerTransaction: network.explorer.transaction,
    explorerAddress: network.explorer.address,
  }
}
