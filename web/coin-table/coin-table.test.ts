import { expect, test } from 'vitest'
import { readCoinFilter, searchText } from './coin-filter.ts'
import { COINS_A_PAGE, coinPage, coinPages, readCoinPage } from './coin-pages.ts'
import { visibleCoins } from './visible-coins.ts'

const coins = Array.from({ length: COINS_A_PAGE * 2 + 3 }, (_, index) => `coin ${index}`)
const visible = (query: string, page: number) => [
  ...visibleCoins(coins, {
    filter: readCoinFilter(new URLSearchParams(query), 'find'),
    page,
    filteredCoin: (coin) => ({
      text: searchText(coin),
      network: '',
      status: '',
      needsMemo: false,
      hasFixedRate: false,
    }),
  }),
]

test('pages hold every coin once', () => {
  const pages = [1, 2, 3].map((page) => visible('', page))
  expect(pages.map(({ length }) => length)).toEqual([COINS_A_PAGE, COINS_A_PAGE, 3])
  expect(pages.flat()).toEqual(coins)
  expect([coinPages(0), coinPages(COINS_A_PAGE), coinPages(coins.length)]).toEqual([1, 1, 3])
  expect(coinPage(COINS_A_PAGE)).toBe(2)
})

test('a search looks through all pages', () => {
  expect(visible('find=coin 80', 1)).toEqual(['coin 80'])
})

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=99', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1e3', 1],
])('"%s" asks for page %i', (query, page) => {
  expect(readCoinPage(new URLSearchParams(query), coins.length)).toBe(page)
})
