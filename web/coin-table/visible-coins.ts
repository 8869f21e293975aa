import {
  type CoinFilter,
  coinFilterQuery,
  type FilteredCoin,
  fitsCoinFilter,
} from './coin-filter.ts'
import { coinPage } from './coin-pages.ts'

/** Which coins of a table show: all that fit the filter, or without one those of the page. The rest is there, hidden. */
export function visibleCoins<Coin>(
  coins: readonly Coin[],
  wanted: {
    readonly filter: CoinFilter
    readonly page: number
    readonly filteredCoin: (coin: Coin) => FilteredCoin
  },
): ReadonlySet<Coin> {
  const { filter, page, filteredCoin } = wanted
  const isFiltered = coinFilterQuery(filter) !== ''
  return new Set(
    coins.filter((coin, index) =>
      isFiltered ? fitsCoinFilter(filteredCoin(coin), filter) : coinPage(index) === page,
    ),
  )
}
