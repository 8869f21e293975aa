export { acceptHistory } from './accept-history.ts'
export type { ExaminedWallet } from './examine-wallets.ts'
export { readGeneration } from './generation-store.ts'
export type { ImportedWallet } from './import-spendings.ts'
export { readLostFigures } from './read-figures.ts'
export {
  examineHistory,
  type FoundHistory,
  type Reconciled,
  reconcileHistory,
} from './reconcile-history.ts'
export type { ReconcileNeeds } from './reconcile-needs.ts'
export { type RestoreWatch, watchRestores } from './watch-restores.ts'
