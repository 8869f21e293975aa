export { type SetBandFailure, setBand } from './bands.ts'
export type { HedgeNeeds } from './hedge-needs.ts'
export { createHedger } from './hedger.ts'
export { acceptVenueBalance, type VenueDifference, venueDifferences } from './open-venue.ts'
export {
  type Inventory,
  type InventoryLine,
  type InventoryNeeds,
  readInventory,
} from './read-inventory.ts'
export {
  type DayProfit,
  readOrderProfit,
  readProfitByDay,
  type SettlementProfit,
} from './read-profit.ts'
export { createStockView, type PromiseRoom, type StockView } from './stock-view.ts'
