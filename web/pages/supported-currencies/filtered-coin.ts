import { type FilteredCoin, searchText } from '../../coin-table/index.ts'
import type { CoinFacts } from './coin-facts.ts'

/** What of a coin the filters look at. */
export function filteredCoin(coin: CoinFacts): FilteredCoin {
  const { code, contractAddress, name, network, networkBadge, ticker } = coin
  return {
    text: searchText(code, ticker, name, network, networkBadge, contractAddress ?? ''),
    network,
    status: coin.status,
    needsMemo: coin.extraIdName !== null,
    hasFixedRate: coin.hasFixedRate,
  }
}
