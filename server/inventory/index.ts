export { setBand } from './bands.ts'

export { createHedger } from './hedger.ts'
export { acceptVenueBalance, venueDifferences } from './open-venue.ts'
export { readInventory } from './read-inventory.ts'
export { readProfitByDay } from './read-profit.ts'
export { createStockView, type StockView } from './stock-view.ts'
