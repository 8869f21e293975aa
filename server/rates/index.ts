export {
  createMarketFeed,
  type MarketFeed,
} from './market-feed.ts'
export type { MarketView, RatePoint } from './rate-types.ts'
export { readRateHistory } from './read-rate-history.ts'
