import { expect, test } from 'vitest'
import { chooseVariant } from './choose-text.ts'

test('a subject keeps its variant, and subjects are spread over all of them', () => {
  const coins = ['btc', 'eth', 'ltc', 'xmr', 'xrp', 'trx', 'ada', 'doge']
  const pairs = coins.flatMap((from) => coins.map((to) => `${from}-${to}`))
  const choices = pairs.map((pair) => chooseVariant(pair, 'intro', ['a', 'b']))
  expect(pairs.map((pair) => chooseVariant(pair, 'intro', ['a', 'b']))).toEqual(choices)
  const share = choices.filter((choice) => choice === 'a').length / choices.length
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.7)
  expect(pairs.map((pair) => chooseVariant(pair, 'title', ['a', 'b']))).not.toEqual(choices)
})
