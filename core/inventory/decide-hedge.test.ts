import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideHedge, type HedgeQuestion } from './decide-hedge.ts'
import { defaultInventoryPolicy as policy } from './inventory-policy.ts'
import { worthUsdRoundedUp } from './worth-usd.ts'

const USD = 10n ** 18n
const question: HedgeQuestion = {
  exposure: 50_000_000n,
  coin: { decimals: 8, price: 60_000n * USD },
  against: { decimals: 6, price: USD },
  least: 10_000n,
  step: 1_000n,
  freeCoin: 10n ** 12n,
  freeAgainst: 10n ** 15n,
}

test('sells what there is too much of, and buys what is missing', () => {
  expect(decideHedge(question, policy)).toEqual({
    side: 'sell',
    units: 50_000_000n,
    worstPrice: 59_700n * USD,
    worthUsd: 30_000n,
  })
  expect(decideHedge({ ...question, exposure: -50_000_999n }, policy)).toMatchObject({
    side: 'buy',
    units: 50_000_000n,
    worstPrice: 60_300n * USD,
  })
})

test('leaves alone what is worth little, or less than the venue’s least', () => {
  expect(decideHedge({ ...question, exposure: 833_332n }, policy)).toBe('small')
  expect(decideHedge({ ...question, exposure: 834_000n }, policy)).toMatchObject({ side: 'sell' })
  expect(decideHedge({ ...question, exposure: -834_000n }, policy)).toMatchObject({ side: 'buy' })
  expect(decideHedge({ ...question, exposure: 0n }, policy)).toBe('small')
  expect(decideHedge({ ...question, least: 60_000_000n }, policy)).toBe('small')
})

test('acts at exactly the least that the policy, the venue and its balance allow', () => {
  const least = { ...question, exposure: 833_333n, least: 833_000n }
  expect(decideHedge(least, policy)).toMatchObject({ side: 'sell', units: 833_000n })
  expect(decideHedge({ ...least, least: 833_001n }, policy)).toBe('small')
  expect(decideHedge({ ...question, freeCoin: 10_000n }, policy)).toMatchObject({ units: 10_000n })
  const coarse = { ...question, least: 0n, step: 100_000_000n }
  expect(decideHedge(coarse, policy)).toBe('small')
  expect(decideHedge({ ...question, least: 0n, freeCoin: 999n }, policy)).toBe('venue_low')
  expect(decideHedge({ ...question, least: 0n, freeCoin: -5_000n }, policy)).toBe('venue_low')
})

test('takes no more at once than the policy says', () => {
  expect(decideHedge({ ...question, exposure: 10n ** 10n }, policy)).toMatchObject({
    units: 83_333_000n,
    worthUsd: 50_000n,
  })
})

test('does what the venue’s balance allows, and says where it allows nothing', () => {
  expect(decideHedge({ ...question, freeCoin: 20_500n }, policy)).toMatchObject({ units: 20_000n })
  expect(decideHedge({ ...question, freeCoin: 9_999n }, policy)).toBe('venue_low')
  const buying = { ...question, exposure: -50_000_000n }
  expect(decideHedge({ ...buying, freeAgainst: 60_300_000n }, policy)).toMatchObject({
    units: 100_000n,
  })
  expect(decideHedge({ ...buying, freeAgainst: 0n }, policy)).toBe('venue_low')
  expect(decideHedge({ ...buying, freeAgainst: -1n }, policy)).toBe('venue_low')
})

describe('whatever is asked', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 24n })
  const coin = fc.record({
    decimals: fc.integer({ min: 0, max: 18 }),
    price: fc.bigInt({ min: 10n ** 10n, max: 10n ** 24n }),
  })
  const any = fc.record({
    exposure: fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n }),
    coin,
    against: coin,
    least: positive,
    step: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    freeCoin: fc.bigInt({ min: 0n, max: 10n ** 26n }),
    freeAgainst: fc.bigInt({ min: 0n, max: 10n ** 26n }),
  })

  test('it never goes beyond zero, the balance, the policy or the venue’s rules', () => {
    fc.assert(
      fc.property(any, (of) => {
        const decision = decideHedge(of, policy)
        if (typeof decision === 'string') return
        const open = of.exposure < 0n ? -of.exposure : of.exposure
        expect(decision.side).toBe(of.exposure > 0n ? 'sell' : 'buy')
        expect(decision.units).toBeGreaterThan(0n)
        expect(decision.units).toBeLessThanOrEqual(open)
        expect(decision.units).toBeGreaterThanOrEqual(of.least)
        expect(decision.units % of.step).toBe(0n)
        expect(decision.worthUsd).toBeLessThanOrEqual(policy.largestHedgeUsd)
        if (decision.side === 'sell') {
          expect(decision.units).toBeLessThanOrEqual(of.freeCoin)
        } else {
          const cost = decision.units * decision.worstPrice * 10n ** BigInt(of.against.decimals)
          const have = of.freeAgainst * of.against.price * 10n ** BigInt(of.coin.decimals)
          expect(cost).toBeLessThanOrEqual(have)
        }
      }),
    )
  })

  test('it does all that is allowed: what is left is below a step, the threshold, or a limit', () => {
    fc.assert(
      fc.property(any, (of) => {
        const rich = { ...of, least: 1n, freeCoin: 10n ** 40n, freeAgainst: 10n ** 60n }
        const decision = decideHedge(rich, policy)
        const open = of.exposure < 0n ? -of.exposure : of.exposure
        if (decision === 'small') {
          const isSmall = worthUsdRoundedUp(open, of.coin) <= policy.hedgeAboveUsd
          expect(isSmall || open < of.step || largestUnits(of) < of.step).toBe(true)
          return
        }
        if (decision === 'venue_low') throw new Error('There was enough')
        const limit = open < largestUnits(of) ? open : largestUnits(of)
        expect(limit - decision.units).toBeLessThan(of.step)
      }),
    )
  })

  function largestUnits({ coin: { decimals, price } }: HedgeQuestion): bigint {
    return (policy.largestHedgeUsd * 10n ** BigInt(decimals + 18)) / price
  }
})
