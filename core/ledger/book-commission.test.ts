import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import { heldCommissionAccount, outgoingAccount } from './accounts.ts'
import {
  type BookedCommission,
  bookCommission,
  bookCommissionPayout,
  bookCommissionPayoutRefused,
  bookCommissionReleased,
  bookCommissionReversed,
  bookConversion,
  bookPartnerCollected,
  earnedAccount,
} from './book-commission.ts'
import { type Posting, sumByAsset } from './posting.ts'

const units = fc.bigInt({ min: 1n, max: 10n ** 30n })
const signed = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const of = fc.constantFrom('exchange' as const, 'purchase' as const)
const commission = { id: 'c', affiliateId: 'a', round: 0 } as const

function balances(postings: readonly Posting[]): Readonly<Record<string, bigint>> {
  const sums: Record<string, bigint> = {}
  for (const { account, asset, units: change } of postings.flatMap(({ entries }) => entries)) {
    const key = `${account} ${asset}`
    sums[key] = (sums[key] ?? 0n) + change
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n))
}

test('every booking about affiliates balances', () => {
  fc.assert(
    fc.property(units, units, signed, signed, of, (sum, fee, one, two, kind) => {
      const about: BookedCommission = { ...commission, of: kind, isHeld: false }
      const made = [
        bookCommission(about, amount('eth', sum)),
        bookCommissionReversed(about, amount('eth', sum)),
        bookCommissionReleased(about, amount('eth', sum)),
        bookConversion(
          { id: 'v', affiliateId: 'a' },
          { taken: [amount('eth', one), amount('xmr', two)], given: amount('btc', one) },
        ),
        bookPartnerCollected({ id: 'p', affiliateId: 'a', partnerId: 'p' }, [
          amount('eth', sum),
          amount('btc', fee),
        ]),
        bookCommissionPayout(
          { id: 'o', affiliateId: 'a', of: kind },
          { sent: amount('btc', sum), fee: amount('btc', fee) },
        ),
      ]
      for (const { entries } of made) {
        expect([...sumByAsset(entries).values()].every((total) => total === 0n)).toBe(true)
      }
    }),
  )
})

test('a commission is in the ledger from the start, wherever it stands', () => {
  fc.assert(
    fc.property(units, of, (sum, kind) => {
      const earned = amount('eth', sum)
      const held: BookedCommission = { ...commission, of: kind, isHeld: true }
      const booked = bookCommission(held, earned)
      expect(balances([booked])[`${heldCommissionAccount('a')} eth`]).toBe(-sum)
      const released = bookCommissionReleased({ ...held, round: 1 }, earned)
      expect(balances([booked, released])[`${earnedAccount('a', kind)} eth`]).toBe(-sum)
      const free: BookedCommission = { ...held, isHeld: false, round: 2 }
      expect(balances([booked, released, bookCommissionReversed(free, earned)])).toEqual({})
      expect(balances([booked, bookCommissionReversed({ ...held, round: 1 }, earned)])).toEqual({})
    }),
  )
})

test('a refused payout leaves the balance as it was', () => {
  fc.assert(
    fc.property(units, units, of, (sum, fee, kind) => {
      const payout = { id: 'o', affiliateId: 'a', of: kind }
      const parts = { sent: amount('btc', sum), fee: amount('btc', fee) }
      const requested = bookCommissionPayout(payout, parts)
      expect(balances([requested])[`${outgoingAccount('o')} btc`]).toBe(-sum)
      expect(balances([requested])[`${earnedAccount('a', kind)} btc`]).toBe(sum + fee)
      expect(balances([requested, bookCommissionPayoutRefused(payout, parts)])).toEqual({})
    }),
  )
})
