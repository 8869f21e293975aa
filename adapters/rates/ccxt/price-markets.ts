import type { AssetCode } from '@causeway/core/money'
import type { Exchange } from 'ccxt'

/** Coins that stand for a dollar, and the dollar: what a price may be quoted in, best first. */
const QUOTES = ['USD', 'USDT', 'USDC'] as const

export type PriceMarket = { readonly symbol: string; readonly quote: string }

/** The market that prices each coin, for those that the exchange trades for dollars or what stands for them. */
export function priceMarkets(
  exchange: Exchange,
  currencies: ReadonlyMap<AssetCode, string>,
): ReadonlyMap<AssetCode, PriceMarket> {
  const found = new Map<AssetCode, PriceMarket>()
  for (const [asset, currency] of currencies) {
    const market = marketOf(exchange, currency)
    if (market !== null) found.set(asset, market)
  }
  return found
}

/** The best market of one currency; null where there is none. */
export function marketOf(exchange: Exchange, currency: string): PriceMarket | null {
  const markets = exchange.markets ?? {}
  for (const quote of QUOTES) {
    const symbol = `${currency}/${quote}`
    const market = Object.hasOwn(markets, symbol) ? markets[symbol] : undefined
    if (market?.spot === true && market.active !== false) return { symbol, quote }
  }
  return null
}
