import { answerBody } from '../answer-body.ts'
import { type CoinFilter, readCoinFilter, readCoinPage } from '../coin-table/index.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import type { ListedCoin } from './coin-list.tsx'
import { linkedCoin } from './coin-text.ts'
import { loadSeo, type SeoPageData } from './load-seo.server.ts'

export type AllCoinsData = SeoPageData & {
  readonly coins: readonly ListedCoin[]
  readonly filter: CoinFilter
  readonly page: number
}

/** The coins of one side with their prices, what the address looks for among them, and which page of them it asks for. */
export async function loadAllCoins(
  page: PageContext,
  list: {
    readonly type: 'all-coins-exchange' | 'all-coins-buy'
    readonly side: 'isWebFromEnabled' | 'isWebToEnabled'
  },
  query: URLSearchParams,
): Promise<AllCoinsData> {
  const { type, side } = list
  const [loaded, words, currencies, markets] = await Promise.all([
    loadSeo(page, {
      type,
      fromAndTo: 'all',
      country: 'all',
      path: `/${type}`,
      above: () => [],
    }),
    pageTexts(page, ['currencies']),
    page.calls.currencies().then(answerBody),
    page.calls.markets(),
  ])
  const prices = new Map(markets.ok ? markets.body.map((each) => [each.ticker, each]) : [])
  const enabled = currencies.filter((coin) => coin.isWebEnabled && !coin.isFiat && coin[side])
  const coins = enabled.map((coin) => {
    const market = prices.get(coin.ticker)
    return {
      ...linkedCoin(coin),
      market: market
        ? { priceUsd: market.priceUsd, change24hPercent: market.change24hPercent }
        : null,
    }
  })
  return {
    ...loaded,
    messages: { ...loaded.messages, ...words.messages },
    coins,
    filter: readCoinFilter(new URLSearchParams({ find: query.get('find') ?? '' }), 'find'),
    page: readCoinPage(query, coins.length),
  }
}
