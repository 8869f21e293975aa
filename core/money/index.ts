export {
  type Amount,
  type AssetCode,
  add,
  amount,
  larger,
  smaller,
  subtract,
  zero,
} from './amount.ts'
export { compareAmounts, subtractAmounts } from './compare-amounts.ts'
export {
  type AmountTextFailure,
  formatFractionTruncated,
  formatUnits,
  LONGEST_AMOUNT_TEXT,
  parseAmount,
} from './decimal-text.ts'
export {
  displayAmount,
  displayAmountRoundedUp,
  fromShownUnits,
  toShownUnits,
  toShownUnitsRoundedUp,
} from './display-amount.ts'
export { displayRate } from './display-rate.ts'
export {
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
export { shownAmount } from './shown-amount.ts'
