export {
  capitalAccount,
  customerAccount,
  lossAccount,
  networkFeeAccount,
  outgoingAccount,
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
export { bookHedge, bookVenueCapital, type HedgeFill } from './book-hedge.ts'
export { type LedgerEntry, type Posting, type PostingKind, posting, sumByAsset } from './posting.ts'
