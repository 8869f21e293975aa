export { releaseCursorLeases, rewindCursors, saveCursorCheckpoint } from './cursor-store.ts'
export type { DepositNeeds } from './deposit-needs.ts'
export { followDeposits } from './follow-deposits.ts'
export { lookAtChain } from './look-at-chain.ts'
export { scanChain } from './scan-chain.ts'
export { isWalletShared } from './shared-wallet.ts'
export { assignDeposit } from './suspense/assign-deposit.ts'
export {
  moveSuspenseToCapital,
  type TakeSuspenseFailure,
} from './suspense/move-suspense-to-capital.ts'
