import { expect, test } from 'vitest'
import { currencies } from '../currencies/index.ts'
import { countryCodes } from './countries.ts'
import { moneyOf } from './money-of.ts'

test.each([
  ['JP', 'en', 'jpy'],
  ['DE', 'en', 'eur'],
  ['', 'de', 'eur'],
  ['', 'en-GB', 'gbp'],
  ['', 'pt-BR', 'brl'],
  ['', 'pt', 'usd'],
  ['', 'en', 'usd'],
  ['US', 'de', 'usd'],
  ['XX', 'ja', 'usd'],
])('in %s, reading %s, one reckons in %s', (country, language, money) => {
  expect(moneyOf({ country, language })).toBe(money)
})

test('no country has a money that is not listed', () => {
  const listed = currencies.filter(({ isFiat }) => isFiat).map(({ ticker }) => ticker)
  for (const country of countryCodes) {
    expect(listed).toContain(moneyOf({ country, language: 'en' }))
  }
})
