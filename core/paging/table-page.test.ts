import { expect, test } from 'vitest'
import { isNamed, tablePage } from './table-page.ts'

test('a table comes in pages, of which there is always one', () => {
  const lines = [1, 2, 3, 4, 5]
  expect(tablePage(lines, { page: 1, size: 2 })).toEqual({ shown: [1, 2], count: 5, pages: 3 })
  expect(tablePage(lines, { page: 3, size: 2 })).toEqual({ shown: [5], count: 5, pages: 3 })
  expect(tablePage(lines, { page: 4, size: 2 })).toEqual({ shown: [], count: 5, pages: 3 })
  expect(tablePage([], { page: 1, size: 2 })).toEqual({ shown: [], count: 0, pages: 1 })
})

test('a line is found by a part of any of its names', () => {
  expect(isNamed(['btc', 'Bitcoin'], ' COIN ')).toBe(true)
  expect(isNamed(['btc', 'Bitcoin'], 'eth')).toBe(false)
  expect(isNamed(['btc'], null)).toBe(true)
})
