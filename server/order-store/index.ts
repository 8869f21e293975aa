export { forgetOrdersOf, joinOrdersOf, releaseJoinedOrders } from './account-orders.ts'
export {
  backOffOrder,
  claimDueOrder,
  delayOrder,
  rescheduledRow,
  rescheduleOrder,
} from './claim-order.ts'
export {
  makeOrderDue,
  makeWaitingOrdersDue,
  notifyWatchers,
  notifyWatchersOfAddress,
} from './due-orders.ts'
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
export {
  leaveOrderToOperator,
  retryFailedOrders,
  retryOrder,
  saveHoldChoice,
} from './retry-orders.ts'
export {
  type OrderChange,
  requireIdentification,
  saveOrder,
  setRefundAddress,
} from './save-order.ts'
export {
  findUntoldOrders,
  takeUntoldEvents,
  type UntoldEvent,
  type UntoldOrder,
} from './untold-events.ts'
