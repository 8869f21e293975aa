import { displayAmount } from './display-amount.ts'
import { truncateFigures } from './short-rate.ts'

/** So many figures of a rate that is finer than amounts are shown: `0.0000000001234`, where an amount would read 0. */
const LEAST_FIGURES = 4
const TINY = /^0\.0*[1-9]\d*$/

/**
 * Truncates a rate (a decimal text, coins for one coin) to what is shown: as an amount (CALC-16), and never fewer than
 * four figures of one below 1, so that no rate above nothing reads as nothing.
 */
export function displayRate(rate: string): string {
  const shown = displayAmount(rate)
  if (!TINY.test(rate)) return shown
  const fine = truncateFigures(rate, LEAST_FIGURES)
  return fine.length > shown.length ? fine : shown
}
