export {
  type Amount,
  type AssetCode,
  add,
  amount,
  compare,
  larger,
  smaller,
  subtract,
  zero,
} from './amount.ts'
export {
  type AmountTextFailure,
  formatFractionTruncated,
  formatUnits,
  LONGEST_AMOUNT_TEXT,
  parseAmount,
} from './decimal-text.ts'
export {
  convertBackRoundedDown,
  convertBackRoundedUp,
  convertRoundedDown,
  convertRoundedUp,
  type Rate,
  rate,
  worsenByBps,
} from './rate.ts'
export {
  BPS_IN_ONE,
  divideRoundedDown,
  divideRoundedUp,
  takeBpsRoundedDown,
  takeBpsRoundedUp,
} from './rounding.ts'
export { shortRate, truncateFigures } from './short-rate.ts'
