import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../currencies/index.ts'
import { convertRoundedDown, takeBpsRoundedDown, takeBpsRoundedUp } from '../money/index.ts'
import { defaultFeePolicy, type FeePolicy } from './fee-policy.ts'
import type { QuotePair, RateKind } from './quote.ts'
import { coarse, factsOf, limitsOf, quote, quoted, USD, within } from './quote-scenes.fixture.ts'

const coins = currencies.filter((currency) => !currency.isFiat)

const coin = fc.constantFrom(...coins)
const pair: fc.Arbitrary<QuotePair> = fc
  .record({ from: coin, to: coin })
  .filter(({ from, to }) => from.ticker !== to.ticker)
const kind = fc.constantFrom<RateKind>('float', 'fixed')
/** Per mille of the usual price: markets move. */
const moved = fc.record({
  from: fc.bigInt({ min: 400n, max: 2500n }),
  to: fc.bigInt({ min: 400n, max: 2500n }),
})
const policy: fc.Arbitrary<FeePolicy> = fc.constantFrom(defaultFeePolicy, {
  ...defaultFeePolicy,
  slippage: [
    { aboveUsd: 100n, bps: 7n },
    { aboveUsd: 101n, bps: 900n },
    { aboveUsd: 5_000n, bps: 901n },
    { aboveUsd: 50_000n, bps: 4_000n },
  ],
})
const commissionBps = fc.constantFrom(0n, 1n, 37n, 500n)
const scene = fc.record({ pair, kind, moved, policy, commissionBps })

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('every quote', () => {
  test('has parts that add up exactly, and a fee rounded up', () => {
    fc.assert(
      fc.property(scene, share, fc.constantFrom('from', 'to'), (of, at, side) => {
        const { minFrom, maxFrom, minTo, maxTo } = limitsOf(of)
        const given =
          side === 'from'
            ? within(minFrom.units, maxFrom.units, at)
            : within(minTo.units, maxTo.units, at)
        const made = quoted(of, side, given)
        expect(made.gross.units - made.exchangeFee.units).toBe(made.toBeforeNetworkFee.units)
        expect(made.toBeforeNetworkFee.units - made.networkFee.units).toBe(made.to.units)
        expect(made.networkFee.units).toBe(of.pair.to.networkFeeUnits)
        const shares = of.policy.serviceFeeBps + of.commissionBps
        const fee = takeBpsRoundedUp(made.gross.units, shares)
        const ours = made.exchangeFee.units - made.commission.units
        expect(made.commission.units).toBe(takeBpsRoundedDown(made.gross.units, of.commissionBps))
        expect(ours).toBeGreaterThanOrEqual(
          takeBpsRoundedDown(made.gross.units, of.policy.serviceFeeBps),
        )
        // Where the receive side was typed, what rounding leaves over belongs to the fee too.
        if (side === 'from') expect(made.exchangeFee.units).toBe(fee)
        else expect(made.exchangeFee.units).toBeGreaterThanOrEqual(fee)
        expect(convertRoundedDown(made.from, made.rate)).toEqual(made.gross)
        expect((side === 'from' ? made.from : made.to).units).toBe(given)
        expect(made.gross.units).toBeLessThanOrEqual(
          convertRoundedDown(made.from, made.marketRate).units,
        )
      }),
    )
  })

  test('gives no less for more, also one unit more across the slices of slippage', () => {
    const step = fc.bigInt({ min: 1n, max: 3n })
    fc.assert(
      fc.property(scene, share, step, fc.boolean(), (of, at, more, atSlice) => {
        const { minFrom, maxFrom } = limitsOf(of)
        const slice = of.policy.slippage[Math.floor(at * 1.999)]?.aboveUsd ?? 0n
        const price = factsOf(of).snapshot.prices.get(of.pair.from.ticker) ?? 1n
        const edge = (slice * USD * 10n ** BigInt(of.pair.from.decimals)) / price
        const units = atSlice ? edge - 1n : within(minFrom.units, maxFrom.units - more, at)
        fc.pre(units >= minFrom.units && units + more <= maxFrom.units)
        expect(quoted(of, 'from', units + more).to.units).toBeGreaterThanOrEqual(
          quoted(of, 'from', units).to.units,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('gives no less for one unit more, wherever two slices round at once', () => {
    const of = coarse()
    const facts = factsOf(of)
    for (let units = 1_000n; units < 12_000n; units += 1n) {
      const less = quoted(of, 'from', units, facts).to.units
      expect(quoted(of, 'from', units + 1n, facts).to.units).toBeGreaterThanOrEqual(less)
    }
  })

  test('of a wanted amount sends enough, and not a unit’s worth too much', () => {
    fc.assert(
      fc.property(scene, share, (of, at) => {
        const { minFrom, minTo, maxTo } = limitsOf(of)
        const wanted = within(minTo.units, maxTo.units, at)
        const made = quoted(of, 'to', wanted)
        const forward = quoted(of, 'from', made.from.units)
        expect(forward.to.units).toBeGreaterThanOrEqual(wanted)
        if (made.from.units === minFrom.units) return
        // What two units of `to` cost less would not have brought more than was wanted.
        const costOfTwo = (2n * made.from.units) / made.gross.units + 2n
        const less = made.from.units - costOfTwo
        if (less < minFrom.units) return
        expect(quoted(of, 'from', less).to.units).toBeLessThanOrEqual(wanted)
      }),
    )
  })
})

describe('the limits', () => {
  const codeOf = (result: ReturnType<typeof quote>) => (result.ok ? 'ok' : result.failure.code)

  test('hold on both sides: the edges pass and one unit beyond does not', () => {
    fc.assert(
      fc.property(scene, (of) => {
        const { minFrom, maxFrom, minTo, maxTo } = limitsOf(of)
        expect(codeOf(quote(of, 'from', minFrom.units))).toBe('ok')
        expect(codeOf(quote(of, 'from', minFrom.units - 1n))).toBe('amount_below_minimum')
        expect(codeOf(quote(of, 'from', maxFrom.units))).toBe('ok')
        expect(codeOf(quote(of, 'from', maxFrom.units + 1n))).toBe('amount_above_maximum')
        expect(codeOf(quote(of, 'to', minTo.units))).toBe('ok')
        expect(codeOf(quote(of, 'to', minTo.units - 1n))).toBe('amount_below_minimum')
        expect(codeOf(quote(of, 'to', maxTo.units))).toBe('ok')
        expect(codeOf(quote(of, 'to', maxTo.units + 1n))).toBe('amount_above_maximum')
      }),
    )
  })

  test('are never left by the amount that a typed receive side asks for', () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(0, 1), (of, edge) => {
        const { minFrom, maxFrom, minTo, maxTo } = limitsOf(of)
        const made = quoted(of, 'to', edge === 0 ? minTo.units : maxTo.units)
        expect(made.from.units).toBeGreaterThanOrEqual(minFrom.units)
        expect(made.from.units).toBeLessThanOrEqual(maxFrom.units)
      }),
    )
  })

  test('pay out at least what the coin’s minimum says, and never more than the stock', () => {
    fc.assert(
      fc.property(scene, fc.bigInt({ min: 2n, max: 10_000n }), (of, times) => {
        const stock = of.pair.to.minimumUnits * times
        const facts = { ...factsOf(of), availableTo: stock }
        const result = quote(of, 'from', 0n, facts)
        if (!result.ok && result.failure.code === 'out_of_stock') return
        const { minTo, maxTo, maxFrom } = limitsOf(of, facts)
        expect(minTo.units).toBeGreaterThanOrEqual(of.pair.to.minimumUnits)
        expect(maxTo.units).toBeLessThanOrEqual(stock)
        expect(quoted(of, 'from', maxFrom.units, facts).to.units).toBeLessThanOrEqual(stock)
      }),
    )
  })

  test('of an empty stock are none: the coin is sold out', () => {
    const [of] = fc.sample(scene, { numRuns: 1, seed: 1 })
    if (of === undefined) throw new Error('No scene')
    for (const availableTo of [0n, -5n, 1n]) {
      expect(codeOf(quote(of, 'from', 1n, { ...factsOf(of), availableTo }))).toBe('out_of_stock')
    }
  })

  test('are those without a stock where the stock is larger, and shrink with it', () => {
    fc.assert(
      fc.property(scene, fc.bigInt({ min: 2n, max: 99n }), (of, percent) => {
        const without = limitsOf(of)
        const plenty = { ...factsOf(of), availableTo: without.maxTo.units }
        expect(limitsOf(of, plenty)).toEqual(without)
        const stock = (without.maxTo.units * percent) / 100n
        const result = quote(of, 'from', 0n, { ...plenty, availableTo: stock })
        if (!result.ok && result.failure.code === 'out_of_stock') return
        const less = limitsOf(of, { ...plenty, availableTo: stock })
        expect(less.minFrom).toEqual(without.minFrom)
        expect(less.maxFrom.units).toBeLessThan(without.maxFrom.units)
        expect(less.maxTo.units).toBeLessThanOrEqual(stock)
      }),
    )
  })
})

test('a guaranteed rate is never better than a floating one', () => {
  fc.assert(
    fc.property(scene, share, (of, at) => {
      const { minFrom, maxFrom } = limitsOf({ ...of, kind: 'fixed' })
      const units = within(minFrom.units, maxFrom.units, at)
      expect(quoted({ ...of, kind: 'fixed' }, 'from', units).to.units).toBeLessThanOrEqual(
        quoted({ ...of, kind: 'float' }, 'from', units).to.units,
      )
    }),
  )
})

test('a coin without a price has no quote', () => {
  const [of] = fc.sample(scene, { numRuns: 1, seed: 2 })
  if (of === undefined) throw new Error('No scene')
  const snapshot = { id: 's', takenAt: 0, prices: new Map<string, bigint>(), paused: new Map() }
  expect(quote(of, 'from', 1n, { ...factsOf(of), snapshot })).toEqual({
    ok: false,
    failure: { code: 'price_missing', asset: of.pair.from.ticker },
  })
})
