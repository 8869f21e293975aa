import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neededConfirmations } from './needed-confirmations.ts'

const coin = { confirmations: 3, decimals: 8 }
const steps = [
  { aboveUsd: 1_000n, times: 2 },
  { aboveUsd: 10_000n, times: 3 },
]
const price = 100n * 10n ** 18n
const needed = (wholeCoins: bigint) =>
  neededConfirmations(coin, wholeCoins * 10n ** 8n, { price, steps })

test('a deposit waits longer from the unit on that is worth more than a step', () => {
  expect([needed(10n), needed(100n), needed(101n)]).toEqual([3, 6, 9])
  expect(neededConfirmations(coin, 10n ** 9n + 1n, { price, steps })).toBe(6)
})

test('without a price it waits as the largest would; without steps as the coin says', () => {
  expect(neededConfirmations(coin, 1n, { price: null, steps })).toBe(9)
  expect(neededConfirmations(coin, 1n, { price: null, steps: [] })).toBe(3)
})

test('more money never waits for less', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 14n })
  fc.assert(
    fc.property(units, units, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      const facts = { price, steps }
      expect(neededConfirmations(coin, less, facts)).toBeLessThanOrEqual(
        neededConfirmations(coin, more, facts),
      )
    }),
  )
})

test('a coin’s own steps count instead, never below its confirmations', () => {
  const own = {
    ...coin,
    depthSteps: [
      { aboveUsd: 1n, confirmations: 2 },
      { aboveUsd: 10n ** 9n, confirmations: 20 },
    ],
  }
  const price = 10n ** 18n
  const depth = (units: bigint, at: bigint | null) =>
    neededConfirmations(own, units, { price: at, steps })
  expect(depth(0n, price)).toBe(coin.confirmations)
  expect(depth(10n ** 9n, price)).toBe(Math.max(coin.confirmations, 2))
  expect(depth(10n ** 18n, price)).toBe(20)
  expect(depth(1n, null)).toBe(20)
})
