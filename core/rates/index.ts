export {
  type CombinedPrices,
  type CombiningPolicy,
  combinePrices,
  defaultCombiningPolicy,
  type NamedVector,
  noPriceHistory,
  type PriceHistory,
} from './combine-prices.ts'
export {
  type MarketSnapshot,
  midRate,
  type PricedCoin,
  type PriceFailure,
  unitsWorthUsd,
} from './market-snapshot.ts'
