import { expect, test } from 'vitest'
import { testCoin, testEstimate } from '../../form-testing/test-coins.ts'
import type { FormStart } from '../state/form-state.ts'
import { createFormStore } from '../state/form-store.ts'
import { takeGivenChoice } from './take-given-choice.ts'

const coins = new Map(
  [
    testCoin('btc', {}),
    testCoin('eth', {}),
    testCoin('ltc', { isWebToEnabled: false }),
    testCoin('usd', { isFiat: true, isWebFromEnabled: false }),
  ].map((coin) => [coin.ticker, coin]),
)

function formOf(start: Partial<FormStart> = {}) {
  const { apply, getCoins, getState } = createFormStore(coins, {
    from: 'btc',
    to: 'eth',
    amountFrom: '0.1',
    isFixedRate: false,
    estimate: testEstimate({}),
    ...start,
  })
  return { getCoins, getState, dispatch: apply }
}

test('[WIDGET-03] a pair and an amount from outside are asked for at once, each alone leaves the other', () => {
  const form = formOf()
  expect(takeGivenChoice(form, { from: 'ltc', to: 'btc' })).toBe(true)
  expect(form.getState()).toMatchObject({ from: 'ltc', to: 'btc', typed: '0.1', isUpdating: true })
  expect(takeGivenChoice(form, { amount: '7' })).toBe(true)
  expect(form.getState()).toMatchObject({ from: 'ltc', to: 'btc', source: 'from', typed: '7' })
})

test('[WIDGET-03] what the form cannot do changes nothing', () => {
  const form = formOf()
  const before = form.getState()
  for (const pair of [
    { from: 'nope', to: 'eth' },
    { from: 'btc', to: 'ltc' },
    { from: 'eth', to: 'eth' },
    { from: 'usd', to: 'eth' },
  ]) {
    expect(takeGivenChoice(form, pair), JSON.stringify(pair)).toBe(false)
  }
  expect(form.getState()).toBe(before)
  expect(takeGivenChoice(formOf({ category: 'buy' }), { amount: '1' })).toBe(false)
})
