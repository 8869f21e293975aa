export { acceptHistory } from './accept-history.ts'
export type { AdoptedWallet } from './adopt-spendings.ts'
export { createBeat } from './beat.ts'
export { bookForgotten } from './book-forgotten.ts'
export type { ExaminedWallet } from './examine-wallets.ts'
export { readIncarnation } from './incarnation-store.ts'
export { readForgottenFigures } from './read-figures.ts'
export {
  examineHistory,
  type FoundHistory,
  type Reconciled,
  reconcileHistory,
} from './reconcile-history.ts'
export type { ReconcileNeeds } from './reconcile-needs.ts'
