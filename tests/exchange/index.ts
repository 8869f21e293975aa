export { doNothing } from './do-nothing.ts'
export type { Exchange } from './exchange.ts'
export { expectSound } from './expect-sound.ts'
export { committedOf, exposureOf, heldByOrders, stockWithFree } from './guaranteed-stock.ts'
export { holdRow } from './hold-row.ts'
export { openExchange } from './open-exchange.ts'
export {
  attemptsOf,
  paidOnce,
  plantRows,
  postingsOf,
  queueOf,
  settlementsOf,
  transferOf,
} from './order-rows.ts'
export { newestOf, ownSends } from './own-sends.ts'
export {
  anyVariant,
  becomeInTurn,
  leaseTransfer,
  lossOf,
  mineAndWork,
  paidUnitsOnce,
  receivedUnits,
  SOLD_ETHER,
  settledOf,
  variantsOf,
  withoutSweeps,
} from './payment-variants.ts'
export {
  plannedPayouts,
  transfersOf,
  waitingForOthers,
  workTogether,
  workUntil,
} from './planned-payouts.ts'
export { plantEarners } from './plant-earners.ts'
export { openExchangeWorld } from './play-exchange-world.ts'
export { refuseInserts } from './refuse-inserts.ts'
export { congest, stuck } from './stuck-payout.ts'
export { accountsOf, atAddress, begin, depositsOf, ownTransfers, turns } from './sweep-steps.ts'
export { START_OF_TIME } from './test-clock.ts'
export { openTestDatabase, sharedExchange } from './test-databases.ts'
export { chainOf, paymentTo, tell } from './told-payments.ts'
export { openWebhookStand } from './webhook-stand.ts'
export { advanceDueTransfers } from './work-exchange.ts'
