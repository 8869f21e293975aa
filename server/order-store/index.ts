export { forgetOrdersOf, joinOrdersOf, releaseJoinedOrders } from './account-orders.ts'
export {
  backOffOrder,
  claimDueOrder,
  delayOrder,
  orderRest,
  restOrder,
} from './claim-order.ts'
export {
  forgetClientIds,
  forgetDestinationNames,
  forgetEmails,
  forgetPartnerNotes,
  forgetRefundAddresses,
} from './forget-fields.ts'
export { type InsertOutcome, insertOrder } from './insert-order.ts'
export { type BatchOutcome, insertOrders } from './insert-orders.ts'
export { moveExposure } from './move-exposure.ts'
export type { ClientPlaces, NewOrder, PromiseLimits } from './new-order.ts'
export { chooseOnHold, leaveOrderToOperator, retryOrder, reviveOrders } from './retry-orders.ts'
export {
  type OrderChange,
  requireIdentification,
  saveOrder,
  setRefundAddress,
} from './save-order.ts'
export { touchOrder, touchOrderPaidAt, wakeOrder, wakeWaiting } from './wake-orders.ts'
