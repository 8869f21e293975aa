import { tickerLabel } from '@causeway/ui/money'
import { compareAmounts } from './compare-amounts.ts'
import { displayAmount, displayAmountRoundedUp } from './display-amount.ts'
import type { Coins, FormState, Side } from './form-state.ts'
import { PENDING_TEXT } from './reduce-form.ts'

/** A limit that the typed amount breaks (CALC-17). */
export type BrokenLimit = {
  readonly bound: 'minimum' | 'maximum'
  readonly side: Side
  /** What is shown is also what a click sets: minimums rounded up, maximums truncated (CALC-19). */
  readonly amount: string
}

/** What stands in a side's field. */
export function shownAmount(state: FormState, side: Side): string {
  if (side === state.source) return state.typed
  if (state.isUpdating) return PENDING_TEXT
  const exact = side === 'from' ? state.estimate?.amountFrom : state.estimate?.amountTo
  return exact ? displayAmount(exact) : ''
}

/** The limit that the typed amount breaks, once typing has settled; null where it breaks none. */
export function brokenLimit(state: FormState): BrokenLimit | null {
  const { estimate, source, typed } = state
  if (!state.isLimitShown || estimate === null || typed === '') return null
  const minimum = source === 'from' ? estimate.minFrom : estimate.minTo
  const maximum = source === 'from' ? estimate.maxFrom : estimate.maxTo
  if (minimum !== null && compareAmounts(typed, minimum) < 0) {
    return { bound: 'minimum', side: source, amount: displayAmountRoundedUp(minimum) }
  }
  const isPositive = maximum !== null && compareAmounts(maximum, '0') > 0
  if (isPositive && compareAmounts(typed, maximum) > 0) {
    return { bound: 'maximum', side: source, amount: displayAmount(maximum) }
  }
  return null
}

/** Tickers of the pair's coins that cannot have a guaranteed rate (CALC-13). */
export function tickersWithoutFixed(coins: Coins, state: FormState): string[] {
  return [state.from, state.to].flatMap((ticker) => {
    const coin = coins.get(ticker)
    return coin === undefined || coin.isWebFixedEnabled ? [] : [tickerLabel(coin)]
  })
}

/** `=` for a guaranteed rate, `~` for a floating one (CALC-19). */
export function rateSign(state: FormState): '=' | '~' {
  return state.isFixed ? '=' : '~'
}
