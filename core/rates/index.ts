export {
  type CombinedPrices,
  type CombiningPolicy,
  combinePrices,
  defaultCombiningPolicy,
  noPriceHistory,
} from './combine-prices.ts'
export {
  type MarketSnapshot,
  midRate,
  type PriceFailure,
  unitsWorthUsd,
} from './market-snapshot.ts'
