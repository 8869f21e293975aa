export { advanceDueTransfer } from './advance-due-transfer.ts'
export type { TransferNeeds } from './transfer-needs.ts'
