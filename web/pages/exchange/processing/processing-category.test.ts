import { expect, test } from 'vitest'
import { readProcessingCategory } from './processing-category.ts'

test.each([
  ['', 'exchange'],
  ['category=exchange', 'exchange'],
  ['category=buy', 'buy'],
  ['category=SELL', 'sell'],
  ['category=borrow', 'exchange'],
  ['from=EUR&to=btc', 'buy'],
  ['from=btc&to=eth', 'exchange'],
  ['category=exchange&from=eur', 'exchange'],
])('%j is %s', (query, category) => {
  expect(readProcessingCategory(new URLSearchParams(query), (ticker) => ticker === 'eur')).toBe(
    category,
  )
})
