export {
  createMarketFeed,
  type MarketFeed,
  MOST_SNAPSHOT_AGE_SECONDS,
} from './market-feed.ts'
export type { MarketView, RatePoint } from './rate-types.ts'
export { readRateHistory } from './read-rate-history.ts'
