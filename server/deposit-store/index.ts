export {
  assignToCapital,
  assignToOrder,
  markConfirmed,
  markVanished,
  reopenDeposit,
} from './change-deposit.ts'
export {
  insertDeposit,
  resetConfirmations,
  saveBlock,
  saveDepth,
  saveFirstBlock,
} from './observe-deposit.ts'
export { reopenDeposits, saveCoveringSettlement, settleDeposits } from './settle-deposits.ts'
export {
  markSwept,
  markSweptBySum,
  reassignSweep,
  releaseFailedSweeps,
  releaseSwept,
} from './sweep-deposits.ts'
