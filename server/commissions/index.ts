export {
  insertAffiliatePayout,
  recordPayoutEvent,
  takeUntoldPayout,
} from './affiliate-payouts.ts'
export { type AttributedOrder, bookOrderCommissions } from './book-order-commissions.ts'
export {
  changeCommission,
  lockCommission,
  recoverCommission,
  reverseCommission,
} from './change-commission.ts'
export { dayRows, foldCommissions, rebuildDays } from './fold-commissions.ts'
export { readPayoutRecord } from './payout-record.ts'
export { bookPurchaseCommission } from './purchase-commissions.ts'
