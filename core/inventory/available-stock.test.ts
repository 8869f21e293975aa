import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availableStock } from './available-stock.ts'
import { defaultInventoryPolicy } from './inventory-policy.ts'

const policy = defaultInventoryPolicy
const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
const facts = fc.record({
  wallet: units,
  unswept: units,
  outgoing: units,
  claims: units,
  suspense: units,
  promised: units,
})

test('is the hot wallet less what is on its way, promised and kept back', () => {
  const stock = availableStock(
    { wallet: 1_000n, unswept: 200n, outgoing: 100n, claims: 50n, suspense: 20n, promised: 30n },
    { ...policy, reserveBps: 100n, reserveNetworkFees: 2n },
    5n,
  )
  // 800 hot: 8 and 10 are kept back; 700 can be paid out, less than the 830 that are ours.
  expect(stock).toEqual({ hot: 800n, reserve: 18n, free: 682n, available: 652n })
})

test('never counts a customer’s deposit as stock, wherever it lies', () => {
  fc.assert(
    fc.property(facts, units, fc.boolean(), (of, deposit, isUnswept) => {
      // A chain's payouts can either spend every pay-in where it lies, or none.
      const before = isUnswept ? of : { ...of, unswept: 0n }
      const after = {
        ...before,
        wallet: before.wallet + deposit,
        claims: before.claims + deposit,
        unswept: before.unswept + (isUnswept ? deposit : 0n),
      }
      const noShare = { ...policy, reserveBps: 0n }
      expect(availableStock(after, noShare, 1n).available).toBeLessThanOrEqual(
        availableStock(before, noShare, 1n).available,
      )
    }),
  )
})

test('never promises more than could be paid out with all that is promised already', () => {
  fc.assert(
    fc.property(facts, units, (of, fee) => {
      const { hot, available } = availableStock(of, policy, fee)
      expect(of.outgoing + of.promised + available).toBeLessThanOrEqual(hot)
      expect(of.outgoing + of.claims + of.suspense + of.promised + available).toBeLessThanOrEqual(
        of.wallet,
      )
    }),
  )
})
