import { toShownUnits } from '@causeway/core/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testEstimate } from '../../form-testing/test-coins.ts'
import { priceBreakdown } from './price-breakdown.ts'

describe('priceBreakdown', () => {
  test('shows every part', () => {
    expect(priceBreakdown(testEstimate({}))).toEqual({
      marketRate: '16.43861',
      rate: '16.42218',
      spreadPercent: '0.10',
      beforeFees: '1.642218',
      exchangeFee: '0.004106',
      partnerFee: null,
      networkFee: '0.002',
      youGet: '1.636112',
    })
  })

  test('adds up to the last digit shown, whatever the coin’s decimals', () => {
    const amount = fc
      .tuple(fc.nat(100_000), fc.stringMatching(/^\d{18}$/))
      .map(([whole, fraction]) => `${whole}.${fraction}`)
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        (amountTo, exchangeFee, partnerFee, networkFee) => {
          const fees = { exchangeFee, partnerFee, networkFee }
          const parts = priceBreakdown(testEstimate({ amountTo, ...fees }))
          const units = (text: string | null | undefined) => toShownUnits(text ?? '')
          expect(
            units(parts?.beforeFees) -
              units(parts?.exchangeFee) -
              units(parts?.partnerFee) -
              units(parts?.networkFee),
          ).toBe(units(parts?.youGet))
        },
      ),
    )
  })

  test('a rate better than the market has no spread', () => {
    const parts = priceBreakdown(testEstimate({ rate: '17', marketRate: '16' }))
    expect(parts?.spreadPercent).toBe('0.00')
  })

  test('is nothing while the estimate is incomplete', () => {
    expect(priceBreakdown(null)).toBeNull()
    expect(priceBreakdown(testEstimate({ amountTo: null }))).toBeNull()
  })
})
