import { sandboxMarkets } from '@causeway/adapters/rates/sandbox/markets'
import { type Catalogue, createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'

export type GeneratedMarket = { readonly catalogue: Catalogue; readonly snapshot: MarketSnapshot }

/**
 * A catalogue of any size from 100 on with a price for every coin: the real coins first, then likenesses of them with
 * tickers of their own, so that figures are of the same kinds and lengths at every size.
 */
export function generatedMarket(size: number): GeneratedMarket {
  const first = currencies.filter((coin) => sandboxMarkets.has(coin.ticker)).slice(0, size)
  const kept = networks.filter(({ feeAsset }) => first.some(({ ticker }) => ticker === feeAsset))
  const coins = first.filter(({ protocol }) => kept.some(({ id }) => id === protocol))
  const likenesses = Array.from({ length: size - coins.length }, (_, index) => {
    const model = coins[index % coins.length]
    if (model === undefined) throw new Error('there are no coins to take after')
    return { ...model, ticker: `${model.ticker}x${index}` }
  })
  const all = [...coins, ...likenesses]
  const prices = new Map<string, bigint>()
  for (const { ticker } of all) {
    const price = sandboxMarkets.get(ticker.replace(/x\d+$/, ''))?.startPrice
    if (price !== undefined) prices.set(ticker, price)
  }
  return {
    catalogue: createCatalogue(all, kept),
    snapshot: { id: `generated-${size}`, takenAt: 0, prices, paused: new Map() },
  }
}
