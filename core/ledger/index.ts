export {
  capitalAccount,
  customerAccount,
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
  bookRecalled,
  bookRecovery,
  bookRefund,
  bookReversal,
  bookSuspenseAssigned,
  bookSuspenseTaken,
  bookTakenBack,
  bookTransfer,
  bookTransferLost,
  bookUnexplained,
} from './book.ts'
export { bookHedge, bookVenueCapital } from './book-hedge.ts'
export type { LedgerEntry, Posting } from './posting.ts'
