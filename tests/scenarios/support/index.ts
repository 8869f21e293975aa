export { ask, CallRefused, mustAsk, type Refused, type Reply, type Shop } from './ask.ts'
export {
  expectClosedBooks,
  expectOnePayout,
  inCoins,
  type LedgerTotals,
  type ShopWithChain,
} from './books.ts'
export { buyThroughKills } from './buy-through-kills.ts'
export { holdingsOnChain, paymentsOnChain } from './chain-store.ts'
export { earlierVersion, unpackVersion } from './earlier-version.ts'
export { followUntil, lastOf, reach } from './follow.ts'
export { metricOf, metricsOf, readinessOf } from './operator-view.ts'
export {
  type Application,
  advanceClock,
  apply,
  choose,
  customerAddress,
  estimate,
  mine,
  misbehave,
  type Placed,
  pay,
  place,
  placedOrder,
  read,
  reorganise,
  someOf,
  submit,
  type Wish,
} from './play.ts'
export { pick, randomFrom, seed } from './random.ts'
export { createRestartingShop, type RestartingShop } from './restarting-shop.ts'
export { databaseFor, FAST_BLOCKS, startShop, stopShop } from './start-shop.ts'
export { anyWish, expectAllPaidOut, kills, tradeThroughKills } from './trade-through-kills.ts'
