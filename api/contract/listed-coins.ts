import type { ListedCoin } from './coin-list.ts'
import type { CurrencyOut } from './reference.ts'

/** The enabled coins of a list, in its order, as exchange forms list them. */
export function toListedCoins(currencies: readonly CurrencyOut[]): ListedCoin[] {
  return currencies.filter((currency) => currency.isWebEnabled).map(toListedCoin)
}

function toListedCoin(currency: CurrencyOut): ListedCoin {
  return {
    ticker: currency.ticker,
    code: currency.code,
    name: currency.name,
    fullName: currency.fullName,
    network: currency.network,
    // The network's own coin needs no badge, and its contract's address is too long to list.
    networkBadge:
      currency.contractAddress === null ? currency.code.toUpperCase() : currency.networkBadge,
    decimals: currency.decimals,
    isFiat: currency.isFiat,
    isWebFromEnabled: currency.isWebFromEnabled,
    isWebToEnabled: currency.isWebToEnabled,
    isWebFixedEnabled: currency.isWebFixedEnabled,
    popularFrom: currency.popularFrom,
    popularTo: currency.popularTo,
    popularFiat: currency.popularFiat,
    ...kindOf(currency),
  }
}

function kindOf({ code, standsFor }: CurrencyOut): Pick<ListedCoin, 'kind'> {
  if (standsFor === null) return {}
  return { kind: standsFor === code ? 'bridged' : 'wrapped' }
}
