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
export { bookHedge, bookVenueCapital } from './book-hedge.ts'
export type { LedgerEntry, Posting } from './posting.ts'
