import { expect, test } from 'vitest'
import { bandFromCapital, bandStatus } from './band.ts'
import { defaultInventoryPolicy } from './inventory-policy.ts'

test('follows from capital where the operator set none', () => {
  expect(bandFromCapital(1_001n, defaultInventoryPolicy)).toEqual({
    low: 500n,
    target: 1_001n,
    high: 1_501n,
  })
  expect(bandFromCapital(-5n, defaultInventoryPolicy)).toEqual({ low: 0n, target: 0n, high: 0n })
})

test('has its edges inside', () => {
  const band = { low: 10n, target: 20n, high: 30n }
  expect([9n, 10n, 30n, 31n].map((units) => bandStatus(units, band))).toEqual([
    'low',
    'ok',
    'ok',
    'high',
  ])
})
