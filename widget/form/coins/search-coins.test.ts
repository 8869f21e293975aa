import { describe, expect, test } from 'vitest'
import { testCoin } from '../../form-testing/test-coins.ts'
import { searchCoins } from './search-coins.ts'

const coins = [
  testCoin('eth', { name: 'Ether', network: 'Ethereum', networkBadge: 'ERC-20', popularTo: true }),
  testCoin('usdt20', { code: 'usdt', name: 'Tether', network: 'Ethereum', networkBadge: 'ERC-20' }),
  testCoin('btc', { name: 'Bitcoin', network: 'Bitcoin', popularFrom: true }),
]
const found = (search: string) =>
  searchCoins(coins, search, 'from').map(({ id, items }) => [
    id,
    ...items.map((coin) => coin.ticker),
  ])

describe('searchCoins (CALC-22)', () => {
  test('without a search the side’s popular coins come first and nothing stands twice', () => {
    expect(found(' ')).toEqual([
      ['popular', 'btc'],
      ['all', 'eth', 'usdt20'],
    ])
  })

  test.each([
    ['USDT', ['usdt20']],
    ['bitc', ['btc']],
    ['erc-20', ['eth', 'usdt20']],
    ['ether', ['eth', 'usdt20']],
    ['tether', ['usdt20']],
  ])('finds by ticker, name and network: %s', (search, tickers) => {
    expect(found(search)).toEqual([['all', ...tickers]])
  })

  test('tickers that begin so come first', () => {
    expect(found('t')[0]).toEqual(['all', 'eth', 'usdt20', 'btc'])
    expect(found('b')[0]?.[1]).toBe('btc')
  })

  test('the coin on its own network comes before the same on others, wherever it stands', () => {
    const dogs = [
      testCoin('dogebsc', { code: 'doge', network: 'BNB Smart Chain', networkBadge: 'BEP-20' }),
      testCoin('dogecash', { name: 'DogeCash', network: 'DogeCash', networkBadge: 'DOGECASH' }),
      testCoin('doge', { network: 'Dogecoin', networkBadge: 'DOGE' }),
    ]
    const [group] = searchCoins(dogs, 'doge', 'from')
    expect(group?.items.map(({ ticker }) => ticker)).toEqual(['doge', 'dogebsc', 'dogecash'])
  })

  test('finds nothing of nothing', () => {
    expect(found('qqq')).toEqual([])
  })

  test('at most five are popular', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((ticker) =>
      testCoin(ticker, { popularFrom: true }),
    )
    const [popular, all] = searchCoins(many, '', 'from')
    expect([popular?.items.length, all?.items.length]).toEqual([5, 2])
  })
})
