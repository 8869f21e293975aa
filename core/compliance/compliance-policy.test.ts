import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitsWorthUsd } from '../rates/market-snapshot.ts'
import { type CompliancePolicy, isAboveIdentification } from './compliance-policy.ts'

const USD = 10n ** 18n
const policy: CompliancePolicy = { holdScore: 75, identifyScore: null, identifyAboveUsd: 1000n }
const bitcoins = (units: bigint) => ({ units, decimals: 8, price: 100_000n * USD })
const ethers = (units: bigint) => ({ units, decimals: 18, price: 2000n * USD })

test('several sums count together, to the smallest unit', () => {
  const half = bitcoins(500_000n)
  const other = ethers(25n * 10n ** 16n)
  expect(isAboveIdentification(policy, [half, other])).toBe(false)
  expect(isAboveIdentification(policy, [half, ethers(25n * 10n ** 16n + 1n)])).toBe(true)
  expect(isAboveIdentification(policy, [])).toBe(false)
  const never = { ...policy, identifyAboveUsd: null }
  expect(isAboveIdentification(never, [bitcoins(10n ** 12n)])).toBe(false)
})

test('the limit itself may be exchanged, one unit more not', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 24n })
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 24 }), (each, decimals) => {
      const units = unitsWorthUsd(each, decimals, 1000n)
      const isAbove = (some: bigint) =>
        isAboveIdentification(policy, [{ units: some, decimals, price: each }])
      expect([isAbove(units), isAbove(units + 1n)]).toEqual([false, true])
    }),
  )
})
