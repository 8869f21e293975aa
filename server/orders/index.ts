export { advanceDueOrder } from './advance-due-order.ts'
export { type BeginIdentificationFailure, beginIdentification } from './begin-identification.ts'
export { changeOrder } from './change-order.ts'
export { checkAddressFor } from './check-address-for.ts'
export { checkDestination, checkPayoutAddress } from './check-destination.ts'
export { checkEmail } from './check-email.ts'
export { checkRestricted } from './check-restricted.ts'
export { closeOrder } from './close-order.ts'
export { createFollowing, type Following } from './create-following.ts'
export { type DecideHoldFailure, refundHeldOrder, releaseOrder } from './decide-hold.ts'
export { createOrderFollowing, type OrderFollowing } from './follow-orders.ts'
export { forgetPersonalData, type RetentionPeriods } from './forget-personal-data.ts'
export { isMendedByDeposit, readHoldReason } from './hold-choices.ts'
export { type HoldOffers, holdOffers } from './hold-offers.ts'
export { holderSecretFor, holdsSecret, newPublicCode, sha256Hex } from './holder-secret.ts'
export { joinOrders } from './join-orders.ts'
export { listHolds } from './list-holds.ts'
export { type DepthNeeds, neededDepth } from './needed-depth.ts'
export { ORDERS_ON_A_PAGE, type OrderFilter, statesOfFilter } from './order-filter.ts'
export { type ChangingHolder, isHeldBy, type OrderHolder, whyNoChange } from './order-holder.ts'
export { amountText, orderMailFacts, placeText, seenAt } from './order-mail-facts.ts'
export type { OrderNeeds } from './order-needs.ts'
export type {
  AddressFailure,
  ChangeOrderFailure,
  ChangeOrderInput,
  DepositView,
  OrderNotFound,
  OrderView,
  PlacedOrder,
  PlaceOrderFailure,
  PlaceOrderInput,
  RenameAccountFailure,
} from './order-types.ts'
export { createOrderWatch, type OrderWatch } from './order-watch.ts'
export { createOrderWriter } from './order-writer.ts'
export { type PairTime, pairTimes } from './pair-times.ts'
export { createPayInPool, nextPayInIndex, raisePayInCounter } from './pay-in-pool.ts'
export { placeOrder } from './place-order.ts'
export { type PromiseTimes, promiseTimes } from './promise-times.ts'
export { heldSecret, holdsOrder, readOrder, readOrderById } from './read-order.ts'
export { recordDepositsGone } from './record-deposits-gone.ts'
export { lockOrder, noteEvent, recordEvent } from './record-event.ts'
export { renameAccount } from './rename-account.ts'
export { networksOfSameKeys } from './same-keys.ts'
export { readSettlementRecord, type SettlementRecord } from './settlement-record.ts'
export { swapStatistics } from './swap-statistics.ts'
export { tellHolder } from './tell-holder.ts'
export { transferIdOf } from './transfer-id.ts'
export { unfinishedFixed } from './unfinished-fixed.ts'
export { markTakenBack } from './write-settlement.ts'
