export { advanceDueOrder, MOST_ATTEMPTS } from './advance-due-order.ts'
export { changeOrder } from './change-order.ts'
export { checkPayoutAddress } from './check-destination.ts'
export { type CloseOrderFailure, closeOrder } from './close-order.ts'
export { createOrderFollowing, type OrderFollowing } from './follow-orders.ts'
export { forgetPersonalData, type RetentionPeriods } from './forget-personal-data.ts'
export { isMendedByDeposit, readHoldReason } from './hold-choices.ts'
export { listOrders, ORDERS_ON_A_PAGE, type OrderList } from './list-orders.ts'
export { type DepthNeeds, neededDepth } from './needed-depth.ts'
export type { OrderNeeds } from './order-needs.ts'
export type {
  AddressFailure,
  AddressField,
  ChangeOrderFailure,
  ChangeOrderInput,
  DepositView,
  HoldReason,
  OrderEventView,
  OrderNotFound,
  OrderView,
  PlacedOrder,
  PlaceOrderFailure,
  PlaceOrderInput,
} from './order-types.ts'
export { createOrderWatch, type OrderWatch } from './order-watch.ts'
export { createOrderWriter, type OrderWriter } from './order-writer.ts'
export { createPayInPool, nextPayInIndex, type PayInPool } from './pay-in-pool.ts'
export { placeOrder } from './place-order.ts'
export { holdsOrder, readOrder, readOrderById } from './read-order.ts'
export { recordDepositsGone } from './record-deposits-gone.ts'
export { lockOrder, noteEvent, recordEvent } from './record-event.ts'
export { readSettlementRecord, type SettlementRecord } from './settlement-record.ts'
export { type SwapStatistics, swapStatistics } from './swap-statistics.ts'
export { tellHolder } from './tell-holder.ts'
export { transferIdOf } from './transfer-id.ts'
export { wakeWaiting } from './wake-waiting.ts'
