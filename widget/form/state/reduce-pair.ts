import { displayAmount } from '@causeway/core/money'
import { limitDecimals } from '../amounts/read-amount.ts'
import { modeOf } from '../coins/category.ts'
import { coinsOffered, isOfferedOn } from '../coins/offered-coins.ts'
import { askAgain, askWhenSettled, forgetEstimate } from './form-asking.ts'
import type { Coins, FormState, SavedChoice, Side } from './form-state.ts'
import { isReceiveOpen } from './form-state.ts'
import { chooseCategory } from './reduce-category.ts'

type Pair = { readonly from: string; readonly to: string }

/** Whether both coins can have a guaranteed rate (CALC-13). */
export function canBeFixed(coins: Coins, pair: Pair): boolean {
  const isEnabled = (ticker: string) => coins.get(ticker)?.isWebFixedEnabled === true
  return isEnabled(pair.from) && isEnabled(pair.to)
}

/** Whether each coin may stand on the other side, and there is something to choose from (CALC-06). */
export function canSwap(coins: Coins, pair: Pair): boolean {
  return (
    isOfferedOn(coins.get(pair.from), 'to') &&
    isOfferedOn(coins.get(pair.to), 'from') &&
    coinsOffered(coins, 'from').length > 1 &&
    coinsOffered(coins, 'to').length > 1
  )
}

/** Takes a coin for a side. That of the other side swaps the two (CALC-05); one that is not offered is ignored. */
export function chooseCoin(
  coins: Coins,
  state: FormState,
  event: { readonly side: Side; readonly ticker: string },
): FormState {
  const other = event.side === 'from' ? 'to' : 'from'
  if (event.ticker === state[event.side]) return state
  if (event.ticker === state[other]) return swap(coins, state)
  if (!isOfferedOn(coins.get(event.ticker), event.side, state.category)) return state
  return changePair(coins, state, { from: state.from, to: state.to, [event.side]: event.ticker })
}

/** Turns the pair round: the typed side keeps its amount, coins would come back to where they now go (CALC-06). */
export function swap(coins: Coins, state: FormState): FormState {
  if (!canSwap(coins, state)) return state
  return changePair(
    coins,
    {
      ...state,
      destinationAddress: state.refundAddress,
      extraId: state.refundExtraId,
      refundAddress: '',
      refundExtraId: '',
    },
    { from: state.to, to: state.from },
  )
}

/** The lists changed under the chosen coins: the first entry replaces a lost source, the second a lost target (CALC-24). */
export function correctPair(coins: Coins, state: FormState): FormState {
  const { category } = state
  const froms = coinsOffered(coins, 'from', category)
  const tos = coinsOffered(coins, 'to', category)
  const from = isOfferedOn(coins.get(state.from), 'from', category) ? state.from : froms[0]?.ticker
  const to = isOfferedOn(coins.get(state.to), 'to', category)
    ? state.to
    : (tos[1] ?? tos[0])?.ticker
  if (from === undefined || to === undefined) return state
  const pair = apart({ from, to }, state, { froms, tos })
  if (pair.from === state.from && pair.to === state.to) {
    return state.isFixed && !canBeFixed(coins, pair) ? changePair(coins, state, pair) : state
  }
  return changePair(coins, state, pair)
}

/** Takes over a kept or given choice; coins that are not offered and an amount of nothing are ignored (CALC-25). */
export function restoreChoice(coins: Coins, state: FormState, choice: SavedChoice): FormState {
  const { category } = state
  if (category === 'exchange' && modeOf(coins, choice.from) === 'buy') {
    return beginPurchase(coins, state, choice)
  }
  const from = isOfferedOn(coins.get(choice.from), 'from', category) ? choice.from : state.from
  const to = isOfferedOn(coins.get(choice.to), 'to', category) ? choice.to : state.to
  if (from === to) return state
  const isFixed = choice.isFixed && state.isFixedAble && canBeFixed(coins, { from, to })
  const source = choice.source === 'to' && isReceiveOpen(coins, { ...state, to }) ? 'to' : 'from'
  const typed =
    choice.amount !== '' && source === choice.source
      ? limitDecimals(choice.amount, coins.get(source === 'from' ? from : to)?.decimals ?? 0)
      : state.typed
  const isSame =
    from === state.from &&
    to === state.to &&
    isFixed === state.isFixed &&
    source === state.source &&
    typed === state.typed
  if (isSame) return state
  return askAgain({ ...state, from, to, isFixed, source, typed, estimate: null, upsale: null })
}

/** Sending a national currency means buying (CALC-03). */
function beginPurchase(coins: Coins, state: FormState, choice: SavedChoice): FormState {
  const typed = choice.source === 'from' ? choice.amount : ''
  const purchase = chooseCategory(coins, { ...state, source: 'from', typed }, 'buy')
  const { from } = choice
  const to = isOfferedOn(coins.get(choice.to), 'to', 'buy') ? choice.to : purchase.to
  const decimals = coins.get(from)?.decimals ?? 0
  return { ...purchase, from, to, typed: limitDecimals(purchase.typed, decimals) }
}

/** The same form with another pair. */
export function changePair(coins: Coins, state: FormState, pair: Pair): FormState {
  const isClosed = state.source === 'to' && !isReceiveOpen(coins, { ...state, ...pair })
  const source = isClosed ? 'from' : state.source
  const amount = isClosed ? displayAmount(state.estimate?.amountFrom ?? '') : state.typed
  const isFixed = state.isFixed && state.isFixedAble && canBeFixed(coins, pair)
  const next: FormState = {
    ...state,
    ...pair,
    source,
    typed: limitDecimals(amount, coins.get(pair[source])?.decimals ?? 0),
    isFixed,
    // Forced off is a change of the rate's kind too (CALC-12).
    ...(isFixed === state.isFixed ? {} : { refundAddress: '', refundExtraId: '' }),
    // The old pair's estimate and limits say nothing about the new one.
    estimate: null,
    upsale: null,
    failure: null,
    question: null,
    isLimitShown: true,
  }
  return next.typed === '' ? forgetEstimate(next) : askWhenSettled(next)
}

/** Two different coins: the one that had to be replaced gives way. */
function apart(
  pair: Pair,
  before: Pair,
  {
    froms,
    tos,
  }: { readonly froms: readonly { ticker: string }[]; readonly tos: readonly { ticker: string }[] },
): Pair {
  if (pair.from !== pair.to) return pair
  if (pair.to === before.to) {
    return { ...pair, from: froms.find(({ ticker }) => ticker !== pair.to)?.ticker ?? pair.from }
  }
  return { ...pair, to: tos.find(({ ticker }) => ticker !== pair.from)?.ticker ?? pair.to }
}
