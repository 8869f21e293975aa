import { currencies } from '@causeway/core/currencies'
import { expect, test } from 'vitest'
import { usualFiat, usualPurchase } from './usual-purchase.ts'

test('the country of the address counts, then the visitor’s own, then that of the money', () => {
  expect(usualPurchase('eur', 'fr', 'GB').place).toEqual({ country: 'FR', state: null })
  expect(usualPurchase('eur', null, 'GB').place).toEqual({ country: 'GB', state: null })
  expect(usualPurchase('eur', null, null).place).toEqual({ country: 'DE', state: null })
  expect(usualPurchase('eur', null, 'XX').place).toEqual({ country: 'DE', state: null })
})

test('in the country with states the place is in one of them, or no provider could answer', () => {
  for (const [named, visitors] of [
    ['us', null],
    [null, 'US'],
    [null, null],
  ] as const) {
    expect(usualPurchase('usd', named, visitors).place).toEqual({ country: 'US', state: 'CA' })
  }
})

test('every money on offer has a sum of its own', () => {
  for (const { ticker, decimals } of currencies.filter(({ isFiat }) => isFiat)) {
    const { amount } = usualPurchase(ticker, null, null)
    expect(amount, ticker).toMatch(/^[1-9]\d+$/)
    if (decimals === 0) expect(Number(amount), ticker).toBeGreaterThan(10_000)
  }
})

test('people pay with the money of their country, or with dollars', () => {
  expect(['FR', 'GB', 'JP', 'KE'].map(usualFiat)).toEqual(['eur', 'gbp', 'jpy', 'usd'])
  const fiats = currencies.filter(({ isFiat }) => isFiat).map(({ ticker }) => ticker)
  for (const { country } of fiats.map((fiat) => usualPurchase(fiat, null, null).place)) {
    expect(fiats).toContain(usualFiat(country))
  }
})
