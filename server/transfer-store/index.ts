export {
  type ClaimedTransfer,
  claimTransfer,
  LeaseLost,
  saveTransfer,
} from './claim-transfer.ts'
export { insertTransferOnce, insertTransfers, type PlannedTransfer } from './insert-transfers.ts'
export {
  leaveTransferToOperator,
  releaseTransferLeases,
  retryFailedTransfers,
} from './retry-transfers.ts'
export { withdrawPlanned, withdrawTransfer } from './withdraw-transfer.ts'
