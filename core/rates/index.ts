export { type MarketSnapshot, midRate, type PricedCoin, unitsWorthUsd } from './market-snapshot.ts'
