import { expect, test } from 'vitest'
import { isOwnOrigin } from './is-own-origin.ts'

const own = ['https://swap.example']

test('a change by cookie must come from our own pages', () => {
  expect(isOwnOrigin({ origin: 'https://swap.example' }, own)).toBe(true)
  expect(isOwnOrigin({ 'sec-fetch-site': 'same-origin' }, own)).toBe(true)
  expect(
    isOwnOrigin({ origin: 'https://swap.example', 'sec-fetch-site': 'same-origin' }, own),
  ).toBe(true)
  expect(isOwnOrigin({}, own)).toBe(false)
  expect(isOwnOrigin({ origin: 'null' }, own)).toBe(false)
  expect(isOwnOrigin({ origin: 'https://swap.example.evil.example' }, own)).toBe(false)
  expect(isOwnOrigin({ origin: 'http://swap.example' }, own)).toBe(false)
  expect(isOwnOrigin({ origin: 'https://swap.example', 'sec-fetch-site': 'same-site' }, own)).toBe(
    false,
  )
  expect(
    isOwnOrigin({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, own),
  ).toBe(false)
  expect(isOwnOrigin({ 'sec-fetch-site': 'none' }, own)).toBe(false)
})
