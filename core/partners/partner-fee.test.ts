import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partnerFeeOf } from './partner-fee.ts'

const bps = fc.bigInt({ min: 0n, max: 10_000n })
const units = fc.bigInt({ min: 0n, max: 10n ** 40n })

test('a partner never gets more than the fee, nor more than his shares of it', () => {
  fc.assert(
    fc.property(units, units, bps, bps, (gross, exchangeFee, commissionBps, feeShareBps) => {
      const { commission, share } = partnerFeeOf(
        { gross, exchangeFee },
        { commissionBps, feeShareBps },
      )
      expect(commission + share).toBeLessThanOrEqual(exchangeFee)
      expect(commission * 10_000n).toBeLessThanOrEqual(gross * commissionBps)
      expect(share * 10_000n).toBeLessThanOrEqual((exchangeFee - commission) * feeShareBps)
    }),
  )
})

test('by hand: 1 % of 10,000 is the partner’s, and half of the rest of the fee', () => {
  const shares = { commissionBps: 100n, feeShareBps: 5_000n }
  expect(partnerFeeOf({ gross: 10_000n, exchangeFee: 125n }, shares)).toEqual({
    commission: 100n,
    share: 12n,
  })
})
