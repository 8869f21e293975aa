import { expect, test } from 'vitest'
import { readProcessingCategory } from './processing-category.ts'

test.each([
  ['', 'exchange'],
  ['category=exchange', 'exchange'],
  ['category=buy', 'buy'],
  ['category=SELL', 'sell'],
  ['category=borrow', 'exchange'],
])('%j is %s', (query, category) => {
  expect(readProcessingCategory(new URLSearchParams(query))).toBe(category)
})
