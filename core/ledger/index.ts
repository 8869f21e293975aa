export {
  capitalAccount,
  customerAccount,
  lossAccount,
  networkFeeAccount,
  outgoingAccount,
  serviceFeeAccount,
  suspenseAccount,
  tradingAccount,
  walletAccount,
} from './accounts.ts'
export {
  bookCapital,
  bookDeposit,
  bookExchange,
  bookRecovery,
  bookRefund,
  bookReversal,
  bookTakenBack,
  bookTransfer,
  bookTransferLost,
  bookUnexplained,
} from './book.ts'
export { type LedgerEntry, type Posting, type PostingKind, posting, sumByAsset } from './posting.ts'
