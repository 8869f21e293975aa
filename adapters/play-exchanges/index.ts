export type { PlayMarket } from './play-book.ts'
export { type PlayExchange, startPlayExchange } from './start-play-exchange.ts'
