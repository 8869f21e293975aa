import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { expect, test } from 'vitest'
import { wordingOf } from './wording-of.ts'

const words = wordingOf(createCatalogue(currencies, networks))

test('coins are called by what people call them, on whatever network', () => {
  expect(words.coin('usdt20')).toBe('USDT')
  expect(words.sum({ asset: 'usdt20', units: 50_000_000n })).toBe('50 USDT')
})

test('a coin that is not in the catalogue keeps its ticker, and has no sums', () => {
  expect(words.coin('nocoin')).toBe('NOCOIN')
  expect(() => words.sum({ asset: 'nocoin', units: 1n })).toThrow('nocoin is not in the catalogue')
})
