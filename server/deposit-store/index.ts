export {
  giveToCapital,
  giveToOrder,
  markConfirmed,
  markVanished,
  reopenDeposit,
} from './change-deposit.ts'
export {
  distrustDeposit,
  insertDeposit,
  saveBlock,
  saveDepth,
  saveFirstBlock,
} from './observe-deposit.ts'
export { reopenDeposits, saveCoveringSettlement, settleDeposits } from './settle-deposits.ts'
export {
  freeOfFailedSweeps,
  freeSwept,
  handOverSweep,
  markSwept,
  markSweptBySum,
} from './sweep-deposits.ts'
