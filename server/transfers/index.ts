export { advanceDueTransfer } from './advance-due-transfer.ts'
export { advanceNonce } from './lock-wallet.ts'
export { reverseSettlement, takeBackTransfer } from './returning/reverse-settlement.ts'
export {
  readSignerStatus,
  readTransferStatus,
  type SignerStatus,
} from './returning/signer-status.ts'
export { readPlan, storePlan } from './stored-plan.ts'
export { createSweeper } from './sweeps/sweep-addresses.ts'
export type { TransferNeeds } from './transfer-needs.ts'
export { readSource, storeSource } from './transfer-source.ts'
