export { availableStock, type Stock, type StockFacts } from './available-stock.ts'
export { type Band, type BandStatus, bandFromCapital, bandStatus } from './band.ts'
export {
  decideHedge,
  type HedgeDecision,
} from './decide-hedge.ts'
export { defaultInventoryPolicy, type InventoryPolicy } from './inventory-policy.ts'
export {
  settledProfit,
  worthAttodollars,
} from './order-profit.ts'
export { type Holding, type Move, proposeMoves } from './propose-moves.ts'
export { type Rebalance, rebalanceOf } from './rebalance.ts'
export { worthUsdRoundedUp } from './worth-usd.ts'
