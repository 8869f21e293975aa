import { compareAmounts, displayAmount, displayAmountRoundedUp } from '@causeway/core/money'
import { tickerLabel } from '@causeway/ui/money'
import { isFiatDeal } from '../coins/category.ts'
import { bestOffer } from './form-offers.ts'
import type { Coins, FormState, Side } from './form-state.ts'

/** Stands while a new estimate is on its way, as if the estimated amount were unknown (CALC-10). */
export const PENDING_TEXT = '...'

/** A limit that the typed amount breaks (CALC-17). */
export type BrokenLimit = {
  readonly bound: 'minimum' | 'maximum'
  /** The side that the shown bound is about. */
  readonly side: Side
  /** Minimums are rounded up, maximums truncated (CALC-19): enough, and not too much. */
  readonly amount: string
  /** What one click sets: the nearest amount that can be exchanged. */
  readonly nearest: { readonly side: Side; readonly amount: string }
}

/** What can be sent and what can arrive, as shown. */
export type ShownLimits = {
  readonly [side in Side]: { readonly minimum: string; readonly maximum: string }
}

/** What stands in a side's field. */
export function shownAmount(state: FormState, side: Side): string {
  if (side === state.source) return state.typed
  // The best offer stands as soon as there is one, although a better one may still come (BUY-03).
  const offered = isFiatDeal(state.category) ? bestOffer(state.offers)?.amount : null
  if (offered) return displayAmount(offered)
  if (state.isUpdating) return PENDING_TEXT
  const exact = side === 'from' ? state.estimate?.amountFrom : state.estimate?.amountTo
  return exact ? displayAmount(exact) : ''
}

/** Whether what would arrive is nothing (CALC-15). */
export function isNothingReceived(state: FormState): boolean {
  const shown = shownAmount(state, 'to')
  return !state.isUpdating && shown !== '' && compareAmounts(shown, '0') === 0
}

/** The limit that the typed amount breaks, once typing has settled; null where it breaks none. */
export function brokenLimit(state: FormState): BrokenLimit | null {
  const { estimate, source, typed } = state
  if (!state.isLimitShown || typed === '') return null
  if (isFiatDeal(state.category)) return brokenOfferLimit(state)
  if (estimate === null) return null
  const minimum = source === 'from' ? estimate.minFrom : estimate.minTo
  const maximum = source === 'from' ? estimate.maxFrom : estimate.maxTo
  if (minimum !== null && compareAmounts(typed, minimum) < 0) {
    const nearest = { side: source, amount: displayAmountRoundedUp(minimum) }
    return minimumOfEos(state, nearest) ?? { bound: 'minimum', ...nearest, nearest }
  }
  const isPositive = maximum !== null && compareAmounts(maximum, '0') > 0
  if (isPositive && compareAmounts(typed, maximum) > 0) {
    const nearest = { side: source, amount: displayAmount(maximum) }
    return { bound: 'maximum', ...nearest, nearest }
  }
  return null
}

/** No provider takes the amount, and some say what they would take (BUY-04): the limits over all of them. */
function brokenOfferLimit({ offers, typed }: FormState): BrokenLimit | null {
  const { limits, areAll } = offers
  if (!areAll || limits === null || bestOffer(offers) !== null) return null
  if (limits.min !== null && compareAmounts(typed, limits.min) < 0) {
    const nearest = { side: 'from', amount: displayAmountRoundedUp(limits.min) } as const
    return { bound: 'minimum', ...nearest, nearest }
  }
  if (limits.max !== null && compareAmounts(typed, limits.max) > 0) {
    const nearest = { side: 'from', amount: displayAmount(limits.max) } as const
    return { bound: 'maximum', ...nearest, nearest }
  }
  return null
}

/** Of EOS the network fee is named as the least that can arrive (CALC-18); a click still sets what is enough. */
function minimumOfEos(state: FormState, nearest: BrokenLimit['nearest']): BrokenLimit | null {
  const fee = state.estimate?.networkFee ?? null
  if (state.to !== 'eos' || fee === null || compareAmounts(fee, '0') <= 0) return null
  return { bound: 'minimum', side: 'to', amount: displayAmountRoundedUp(fee), nearest }
}

/** Both bounds on both sides; null while they are not known. */
export function shownLimits({ estimate }: FormState): ShownLimits | null {
  if (estimate === null) return null
  const { minFrom, maxFrom, minTo, maxTo } = estimate
  if (minFrom === null || maxFrom === null || minTo === null || maxTo === null) return null
  return {
    from: { minimum: displayAmountRoundedUp(minFrom), maximum: displayAmount(maxFrom) },
    to: { minimum: displayAmountRoundedUp(minTo), maximum: displayAmount(maxTo) },
  }
}

/** Tickers of the pair's coins that cannot have a guaranteed rate (CALC-13). */
export function tickersWithoutFixed(coins: Coins, state: FormState): string[] {
  if (state.category !== 'exchange') return []
  return [state.from, state.to].flatMap((ticker) => {
    const coin = coins.get(ticker)
    return coin === undefined || coin.isWebFixedEnabled ? [] : [tickerLabel(coin)]
  })
}

/** `=` for a guaranteed rate, `~` for a floating one (CALC-19). */
export function rateSign(state: FormState): '=' | '~' {
  return state.isFixed ? '=' : '~'
}
