export {
  createWalletCheck,
  type WalletCheck,
  type WalletCheckNeeds,
} from './create-wallet-check.ts'
export { haltedByHistory, liftHistoryHalt } from './history-halt.ts'
