export { advanceDueOrders } from './advance-due-orders.ts'
export { changeOrder, changeOrderByStaff } from './change-order.ts'
export { closeOrder } from './close-order.ts'
export {
  type BeginIdentificationFailure,
  beginIdentification,
} from './compliance/begin-identification.ts'
export { checkAddressFor } from './destinations/check-address-for.ts'
export {
  checkDestination,
  checkEmail,
  checkPayoutAddress,
  checkRefundAddress,
} from './destinations/check-destination.ts'
export { checkRestricted } from './destinations/check-restricted.ts'
export { isOwnAddress } from './destinations/is-own-address.ts'
export { renameAccount } from './destinations/rename-account.ts'
export { createFollowing, type Following } from './following/create-following.ts'
export { createOrderFollowing, type OrderFollowing } from './following/follow-orders.ts'
export { createOrderWatch, type OrderWatch } from './following/order-watch.ts'
export { forgetPersonalData, type RetentionPeriods } from './forget-personal-data.ts'
export { holderSecretFor, holdsSecret, newPublicCode, sha256Hex } from './holders/holder-secret.ts'
export { joinOrders } from './holders/join-orders.ts'
export { holderReader, notifyHolder } from './holders/notify-holder.ts'
export {
  type ChangingHolder,
  changeFailureOf,
  isHeldBy,
  type OrderHolder,
} from './holders/order-holder.ts'
export { heldUnits } from './holds/agree-on-choice.ts'
export { type DecideHoldFailure, refundHeldOrder, releaseOrder } from './holds/decide-hold.ts'
export { type HoldByStaffFailure, holdByStaff } from './holds/hold-by-staff.ts'
export {
  choicesFor,
  isHeldByCompliance,
  isResolvedByDeposit,
  readHoldReason,
} from './holds/hold-choices.ts'
export { type HoldOffers, holdOffers } from './holds/hold-offers.ts'
export { listHolds } from './holds/list-holds.ts'
export {
  isDivisible,
  type PartialRefund,
  type PartialRefundFailure,
  planPartialRefund,
  refundPart,
} from './holds/refund-part.ts'
export { type DepthNeeds, neededDepth } from './needed-depth.ts'
export type { OrderNeeds } from './order-needs.ts'
export type {
  AddressFailure,
  ChangeOrderFailure,
  ChangeOrderInput,
  DepositView,
  OrderNotFound,
  OrderView,
  RenameAccountFailure,
} from './order-types.ts'
export { openFixedOrderOf } from './placing/open-fixed-order.ts'
export { createOrderWriter } from './placing/order-writer.ts'
export { createPayInPool, nextPayInIndex, raisePayInCounter } from './placing/pay-in-pool.ts'
export { placeOrder } from './placing/place-order.ts'
export type {
  PlacedOrder,
  PlaceOrderFailure,
  PlaceOrderInput,
} from './placing/place-order-types.ts'
export { readRequest } from './placing/read-request.ts'
export { networksOfSameKeys } from './placing/same-keys.ts'
export { type PromiseTimes, promiseTimes } from './promises/promise-times.ts'
export { ORDERS_ON_A_PAGE, type OrderFilter, statesOfFilter } from './reading/order-filter.ts'
export { amountText, orderMailFacts, placeText, seenAt } from './reading/order-mail-facts.ts'
export { type PairTime, pairTimes } from './reading/pair-times.ts'
export {
  heldSecret,
  holdsOrder,
  readOrder,
  readOrderById,
  readOrdersById,
} from './reading/read-order.ts'
export { swapStatistics } from './reading/swap-statistics.ts'
export { lockOrder, noteEvent, recordEvent } from './record-event.ts'
export { recordDepositsGone } from './settlement/record-deposits-gone.ts'
export { readSettlementRecord, type SettlementRecord } from './settlement/settlement-record.ts'
export { refundFeeOf } from './settlement/settlement-terms.ts'
export { transferIdOf } from './settlement/transfer-id.ts'
export { markReversed } from './settlement/write-settlement.ts'
