export {
  affiliateAccount,
  affiliatePurchaseAccount,
  capitalAccount,
  coldAccount,
  customerAccount,
  heldCommissionAccount,
  lossAccount,
  networkFeeAccount,
  outgoingAccount,
  partnerAccount,
  serviceFeeAccount,
  suspenseAccount,
  tradingAccount,
  venueAccount,
  venueFeeAccount,
  walletAccount,
} from './accounts.ts'
export {
  bookCapital,
  bookDeposit,
  bookExchange,
  bookOwnTransfer,
  bookOwnTransferLost,
  bookPartnerFee,
  bookRecovery,
  bookRefund,
  bookReversal,
  bookSuspenseAssigned,
  bookSuspenseReturned,
  bookSuspenseReturnUndone,
  bookSuspenseTaken,
  bookTakenBack,
  bookTransfer,
  bookTransferLost,
  bookUnexplained,
} from './book.ts'
export {
  type BookedCommission,
  bookCommission,
  bookCommissionPayout,
  bookCommissionPayoutRefused,
  bookCommissionReleased,
  bookCommissionReversed,
  bookConversion,
  bookPartnerCollected,
  type CommissionSource,
  earnedAccount,
} from './book-commission.ts'
export { bookHedge, bookVenueCapital } from './book-hedge.ts'
export {
  bookColdMove,
  bookColdMoveUndone,
  bookHandPayout,
  bookHandPayoutUndone,
} from './book-own-sends.ts'
export { bookRecalled } from './book-recalled.ts'
export type { LedgerEntry, Posting } from './posting.ts'
