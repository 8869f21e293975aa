import { answerBody } from '../../answer-body.ts'
import type { PageContext } from '../../load-context.ts'
import type { ListedCoin } from './coin-list.tsx'
import { findCoins, readFind } from './find-coins.ts'
import { linkedCoin } from './linked-coin.ts'
import { loadSeo, type SeoPageData } from './load-seo.server.ts'

export type AllCoinsData = SeoPageData & {
  readonly coins: readonly ListedCoin[]
  readonly find: string
}

/** The coins of one side with their prices: all of them, or those that the address looks for. */
export async function loadAllCoins(
  page: PageContext,
  list: {
    readonly type: 'all-coins-exchange' | 'all-coins-buy'
    readonly side: 'isWebFromEnabled' | 'isWebToEnabled'
  },
  query: URLSearchParams,
): Promise<AllCoinsData> {
  const { type, side } = list
  const [loaded, currencies, markets] = await Promise.all([
    loadSeo(page, {
      type,
      fromAndTo: 'all',
      country: 'all',
      path: `/${type}`,
      above: () => [],
    }),
    page.calls.currencies().then(answerBody),
    page.calls.markets(),
  ])
  const prices = new Map(markets.ok ? markets.body.map((each) => [each.ticker, each]) : [])
  const find = readFind(query)
  const enabled = currencies.filter((coin) => coin.isWebEnabled && !coin.isFiat && coin[side])
  const coins = findCoins(enabled, find).map((coin) => {
    const market = prices.get(coin.ticker)
    return {
      ...linkedCoin(coin),
      market: market
        ? { priceUsd: market.priceUsd, change24hPercent: market.change24hPercent }
        : null,
    }
  })
  return { ...loaded, coins, find }
}
