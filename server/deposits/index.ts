export type { DepositNeeds } from './deposit-needs.ts'
export { followDeposits } from './follow-deposits.ts'
export { ChainChanged, scanChain } from './scan-chain.ts'
export { type TakeSuspenseFailure, takeSuspense } from './take-suspense.ts'
