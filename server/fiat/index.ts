export { forgetFiatOrdersOf, releaseJoinedFiatOrders } from './account-fiat-orders.ts'
export { createFiatCases, type FiatCases } from './fiat-cases.ts'
export { createFiatDesk } from './fiat-desk.ts'
export { type FiatFigure, fiatFigures } from './fiat-figures.ts'
export type { FiatHealth } from './fiat-health.ts'
export { fiatMailFacts } from './fiat-mail-facts.ts'
export type { FiatDealing, FiatNeeds } from './fiat-needs.ts'
export type {
  BeginFiatOrderFailure,
  BeginFiatOrderInput,
  BegunFiatOrder,
  FiatOrderView,
} from './fiat-order-types.ts'
export { type FiatRecords, fiatRecords } from './fiat-records.ts'
export { createFiatFollowing, type FiatFollowing } from './follow-fiat-orders.ts'
export { forgetFiatData } from './forget-fiat-data.ts'
export type { HearFiatFailure } from './hear-fiat-provider.ts'
export { joinFiatOrders } from './join-fiat-orders.ts'
export { type HeldOrderList, listHeldOrders } from './list-held-orders.ts'
export { lookAtFiatOrders } from './look-at-fiat-orders.ts'
export type { ReadFiatQuestion } from './read-fiat-question.ts'
export { wakeFiatOrders } from './wake-fiat-orders.ts'
