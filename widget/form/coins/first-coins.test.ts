import { expect, test } from 'vitest'
import { testFormCoin as coin } from '../../form-testing/test-coins.ts'
import { firstCoins } from './first-coins.ts'

const sendOnly = { isWebFromEnabled: true, isWebToEnabled: false }
const getOnly = { isWebFromEnabled: false, isWebToEnabled: true }
const closed = { isWebFromEnabled: false, isWebToEnabled: false }
const tickersOf = (coins: readonly { readonly ticker: string }[]) =>
  coins.map(({ ticker }) => ticker)

test('the pair, what categories begin with, popular coins, and a choice on each side, in their order', () => {
  const all = [
    coin('zec', closed),
    coin('aaa', sendOnly),
    coin('bbb', getOnly),
    coin('ccc', sendOnly),
    coin('ddd', getOnly),
    coin('eee', sendOnly),
    coin('fff', getOnly),
    coin('pop', { popularTo: true, ...getOnly }),
    coin('eur', { isFiat: true, popularFiat: true, ...closed }),
    coin('huf', { isFiat: true, ...closed }),
    coin('usd', { isFiat: true, ...closed }),
    coin('eth', closed),
    coin('xmr', closed),
    coin('btc', closed),
  ]
  expect(tickersOf(firstCoins(all, { from: 'xmr', to: 'fff' }))).toEqual([
    'aaa',
    'bbb',
    'ccc',
    'ddd',
    'fff',
    'pop',
    'eur',
    'usd',
    'eth',
    'xmr',
    'btc',
  ])
})
