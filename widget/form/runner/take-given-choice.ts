import { isOfferedOn } from '../coins/offered-coins.ts'
import type { GivenChoice } from '../form-needs.ts'
import type { FormRunner } from './form-runner.ts'

/**
 * Sets pair and amount of a running form from outside, as if the customer had chosen them. False where it cannot: another
 * category is shown, or a coin is not offered on its side.
 */
export function takeGivenChoice(
  { dispatch, getCoins, getState }: Pick<FormRunner, 'dispatch' | 'getCoins' | 'getState'>,
  { amount, from, to }: GivenChoice,
): boolean {
  const state = getState()
  const pair = { from: from ?? state.from, to: to ?? state.to }
  const coins = getCoins()
  const isOffered =
    isOfferedOn(coins.get(pair.from), 'from') && isOfferedOn(coins.get(pair.to), 'to')
  if (state.category !== 'exchange' || !isOffered || pair.from === pair.to) return false
  const typed =
    amount === undefined
      ? { source: state.source, amount: state.typed }
      : { source: 'from' as const, amount }
  dispatch({ kind: 'choiceRestored', choice: { ...pair, ...typed, isFixed: state.isFixed } })
  return true
}
