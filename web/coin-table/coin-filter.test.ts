import { describe, expect, test } from 'vitest'
import {
  coinFilterQuery,
  type FilteredCoin,
  fitsCoinFilter,
  readCoinFilter,
  searchText,
} from './coin-filter.ts'

const tether: FilteredCoin = {
  text: searchText('USDT', 'Tether', 'Ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  network: 'Ethereum',
  status: 'available',
  needsMemo: false,
  hasFixedRate: true,
}

function fits(query: string): boolean {
  return fitsCoinFilter(tether, readCoinFilter(new URLSearchParams(query)))
}

describe('fitsCoinFilter', () => {
  test('finds every typed word, in any order and any case, and parts of contracts', () => {
    expect(['', 'q=TETHER', 'q=eth+usd', 'q=0xdac17f', 'q=  '].map(fits)).toEqual(
      Array(5).fill(true),
    )
    expect(['q=tether+tron', 'q=bitcoin'].map(fits)).toEqual([false, false])
  })

  test('accents make no difference', () => {
    expect(fits('q=téther')).toBe(true)
  })

  test('network, status, memo and guaranteed rate narrow it down', () => {
    expect(['network=Ethereum', 'status=available', 'fixed=1'].map(fits)).toEqual(
      Array(3).fill(true),
    )
    expect(['network=TRON', 'status=paused', 'memo=1'].map(fits)).toEqual(Array(3).fill(false))
  })
})

test('the address keeps only what is set', () => {
  const read = (query: string) => coinFilterQuery(readCoinFilter(new URLSearchParams(query)))
  expect(read('q=+doge+&network=&memo=1&fixed=0&other=1')).toBe('q=doge&memo=1')
  expect(read('q=%20')).toBe('')
  expect(read(`q=${'a'.repeat(500)}`)).toHaveLength(62)
})
