export type { BinanceNeeds } from './binance-needs.ts'
export { createBinanceFiat } from './create-binance-fiat.ts'
