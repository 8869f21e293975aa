export {
  type DueFiatCommission,
  settleDueFiatCommission,
  takeDueFiatCommission,
} from './due-commissions.ts'
export { createFiatCases, type FiatCases } from './fiat-cases.ts'
export type { FiatDealing, FiatNeeds } from './fiat-needs.ts'
export type {
  BeginFiatOrderFailure,
  BeginFiatOrderInput,
  BegunFiatOrder,
  FiatOrderView,
  PartnerFiatFacts,
} from './fiat-order-types.ts'
export { type FiatRecords, fiatRecords } from './fiat-records.ts'
export { forgetFiatData } from './forget-fiat-data.ts'
export { joinFiatOrders } from './join-fiat-orders.ts'
export { createFiatDesk } from './offers/fiat-desk.ts'
export type { FiatHealth } from './offers/fiat-health.ts'
export type { ReadFiatQuestion } from './offers/read-fiat-question.ts'
export type { PartnerFiatChange } from './partners/change-partner-fiat-order.ts'
export {
  claimUnreportedFiatEvents,
  findUnreportedFiatOrders,
  type UnreportedFiatEvent,
  type UnreportedFiatOrder,
} from './partners/unreported-fiat-events.ts'
export { makeFiatOrdersDue, pollFiatOrders } from './poll-fiat-orders.ts'
export { forgetFiatOrdersOf, releaseJoinedFiatOrders } from './reading/account-fiat-orders.ts'
export { type FiatFigure, fiatFigures } from './reading/fiat-figures.ts'
export { fiatMailFacts } from './reading/fiat-mail-facts.ts'
export { createFiatFollowing, type FiatFollowing } from './reading/follow-fiat-orders.ts'
export { type HeldOrderList, listHeldOrders } from './reading/list-held-orders.ts'
export { readFiatOrderById } from './reading/read-fiat-order.ts'
export type { FiatWebhookFailure } from './reports/handle-fiat-message.ts'
