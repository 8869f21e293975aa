export type { PlayBook, PlayMarket, PlayOrder } from './play-book.ts'
export type { PlayFault } from './play-fault.ts'
export { type PlayExchange, startPlayExchange } from './start-play-exchange.ts'
