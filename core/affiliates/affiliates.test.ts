import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partnerFeeOf } from '../partners/index.ts'
import { nextAffiliateState } from './affiliate-states.ts'
import { commissionKinds, shareOf } from './affiliate-terms.ts'
import { currentRefId } from './attribution.ts'
import { affiliateFeeOf, purchaseFeeOf } from './commission.ts'
import { convertBalances } from './convert-balances.ts'
import { payoutRefusal } from './payout-rules.ts'
import { isRefId, refIdFrom } from './ref-id.ts'
import { readToolName, toolTickers, unknownTickers } from './tools.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 40n })
const bps = fc.bigInt({ min: 0n, max: 10_000n })

describe('a commission', () => {
  test('is never below zero and, with the partner’s part, never more than the fee', () => {
    fc.assert(
      fc.property(
        units,
        units,
        bps,
        bps,
        bps,
        (gross, exchangeFee, share, commissionBps, feeShareBps) => {
          const partner = partnerFeeOf({ gross, exchangeFee }, { commissionBps, feeShareBps })
          const partnerFee = partner.commission + partner.share
          const earned = affiliateFeeOf({ exchangeFee, partnerFee }, share)
          expect(earned).toBeGreaterThanOrEqual(0n)
          expect(partnerFee + earned).toBeLessThanOrEqual(exchangeFee)
          expect(affiliateFeeOf({ exchangeFee, partnerFee }, share)).toBe(earned)
        },
      ),
    )
  })

  test('of many small orders is never more than the share of all their fees together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 50n }), { maxLength: 60 }),
        bps,
        (fees, share) => {
          const earned = fees.map((exchangeFee) =>
            affiliateFeeOf({ exchangeFee, partnerFee: 0n }, share),
          )
          const sum = (all: readonly bigint[]) => all.reduce((total, each) => total + each, 0n)
          expect(sum(earned) * 10_000n).toBeLessThanOrEqual(sum(fees) * share)
        },
      ),
    )
  })

  test('of a purchase is never more than what is assumed to be earned by it', () => {
    fc.assert(
      fc.property(units, bps, bps, (worth, revenueBps, share) => {
        const earned = purchaseFeeOf({ worth, revenueBps }, share)
        expect(earned).toBeGreaterThanOrEqual(0n)
        expect(earned * 10_000n).toBeLessThanOrEqual(worth * revenueBps)
      }),
    )
    expect(purchaseFeeOf({ worth: -5n, revenueBps: 100n }, 5_000n)).toBe(0n)
    expect(purchaseFeeOf({ worth: 100_000_000n, revenueBps: 100n }, 5_000n)).toBe(500_000n)
  })
})

describe('a share', () => {
  const terms = {
    shares: { exchange: 2_000n, widget: 2_500n, buy: 5_000n },
    tiers: [
      { turnoverUsd: 100_000n, shareBps: 4_000n },
      { turnoverUsd: 10_000n, shareBps: 3_000n },
    ],
  }
  const none = { exchange: null, widget: null, buy: null }
  const usd = (sum: bigint) => sum * 10n ** 18n

  test('rises with the month’s turnover and is never lowered by a tier', () => {
    const at = (turnover: bigint) =>
      commissionKinds.map((kind) => shareOf(terms, kind, { turnover, overrides: none }))
    expect(at(usd(10_000n) - 1n)).toEqual([2_000n, 2_500n, 5_000n])
    expect(at(usd(10_000n))).toEqual([3_000n, 3_000n, 5_000n])
    expect(at(usd(1_000_000n))).toEqual([4_000n, 4_000n, 5_000n])
  })

  test('that was agreed on counts instead, within 0 and 100 %', () => {
    const of = (exchange: bigint) =>
      shareOf(terms, 'exchange', { turnover: usd(1_000_000n), overrides: { ...none, exchange } })
    expect([of(0n), of(1_000n), of(20_000n), of(-1n)]).toEqual([0n, 1_000n, 10_000n, 0n])
  })
})

test('the first or the last link counts', () => {
  expect([currentRefId(null, 'b', 'first'), currentRefId('a', 'b', 'first')]).toEqual(['b', 'a'])
  expect([currentRefId(null, 'b', 'last'), currentRefId('a', 'b', 'last')]).toEqual(['b', 'b'])
})

test('ref ids have their form, and too few bytes make none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 48, maxLength: 48 }), (bytes) => {
      const usable = bytes.filter((byte) => byte < 248).length
      if (usable < 14) expect(() => refIdFrom(bytes)).toThrow(RangeError)
      else expect(isRefId(refIdFrom(bytes))).toBe(true)
    }),
  )
  expect(['short', 'ABCDEFGHJKMNPQ', '1abcdefghjkmnp', "a' or 1=1 --xx"].map(isRefId)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

describe('a payout', () => {
  const facts = {
    balance: 100n,
    minimum: 50n,
    fee: 5n,
    owes: false,
    usableAt: 10,
    isSending: false,
    isConverting: false,
  }

  test('is made of what is at least the minimum and more than the fee', () => {
    expect(payoutRefusal(facts, 10)).toBeNull()
    expect(payoutRefusal({ ...facts, balance: 49n }, 10)).toBe('payout_below_minimum')
    expect(payoutRefusal({ ...facts, balance: 5n, minimum: 0n }, 10)).toBe('payout_below_minimum')
    expect(payoutRefusal({ ...facts, balance: 6n, minimum: 0n }, 10)).toBeNull()
  })

  test.each([
    [{ usableAt: null }, 'payout_address_missing'],
    [{ usableAt: 11 }, 'payout_address_locked'],
    [{ isConverting: true }, 'conversion_in_progress'],
    [{ isSending: true }, 'payout_in_progress'],
    [{ owes: true }, 'affiliate_debt'],
  ])('is refused where %o', (change, refusal) => {
    expect(payoutRefusal({ ...facts, ...change }, 10)).toBe(refusal)
  })
})

describe('a conversion', () => {
  const coin = (ticker: string, decimals: number) => ({ ticker, decimals })
  const snapshot = {
    id: 's',
    takenAt: 0,
    prices: new Map([
      ['btc', 50_000n * 10n ** 18n],
      ['eth', 2_500n * 10n ** 18n],
    ]),
    paused: new Map(),
  }
  const convert = (balances: readonly (readonly [string, number, bigint])[], spreadBps = 0n) =>
    convertBalances(
      snapshot,
      balances.map(([ticker, decimals, sum]) => ({ coin: coin(ticker, decimals), units: sum })),
      { target: coin('btc', 8), spreadBps },
    )

  test('takes every other coin that has a price, at the middle less the spread', () => {
    const made = convert(
      [
        ['eth', 18, 10n ** 18n],
        ['btc', 8, 7n],
        ['xmr', 12, 5n],
      ],
      100n,
    )
    expect(made).toEqual({
      taken: [{ asset: 'eth', units: 10n ** 18n }],
      given: { asset: 'btc', units: 4_950_000n },
    })
  })

  test('sets what is owed off against what there is, and leaves what is worth nothing', () => {
    expect(convert([['eth', 18, -(10n ** 18n)]]).given.units).toBe(-5_000_000n)
    expect(convert([['eth', 18, 1n]]).taken).toEqual([])
    expect(convert([['eth', 18, -1n]]).given.units).toBe(-1n)
  })

  test('never gives more than the market’s middle', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), bps, (sum, spread) => {
        const { given } = convert([['eth', 18, sum]], spread === 10_000n ? 0n : spread)
        expect(given.units * 20n * 10n ** 10n).toBeLessThanOrEqual(sum)
      }),
    )
  })
})

test('an application is approved or refused once, and can be made again', () => {
  expect(nextAffiliateState('applied', 'approved')).toBe('approved')
  expect(nextAffiliateState('refused', 'applied_again')).toBe('applied')
  expect(nextAffiliateState('approved', 'refused')).toBeNull()
  expect(nextAffiliateState('disabled', 'applied_again')).toBeNull()
})

test('names of tools have 1 to 64 characters, and their coins are of the thirty', () => {
  expect(readToolName(`  ${'é'.repeat(64)} `)).toBe('é'.repeat(64))
  expect([readToolName('é'.repeat(65)), readToolName('   ')]).toEqual([null, null])
  expect(new Set(toolTickers).size).toBe(30)
  expect(unknownTickers({ tickers: ['btc', 'nope'] })).toEqual(['nope'])
})
