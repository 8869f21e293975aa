export { advanceDueTransfer } from './advance-due-transfer.ts'
export { advanceNonce } from './lock-wallet.ts'
export {
  readSignerStatus,
  readTransferStatus,
  reverseSettlement,
  type SignerStatus,
  takeBackTransfer,
} from './returning/reverse-settlement.ts'
export { readPlan, storePlan } from './stored-plan.ts'
export { createSweeper } from './sweeps/sweep-addresses.ts'
export type { TransferNeeds } from './transfer-needs.ts'
export { readSource, storeSource } from './transfer-source.ts'
