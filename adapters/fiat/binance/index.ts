export { openBinanceConnect as open } from './open-binance.ts'
