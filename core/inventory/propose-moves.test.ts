import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandStatus } from './band.ts'
import { type Holding, type Move, proposeMoves } from './propose-moves.ts'

const USD = 10n ** 18n
const usdt: Holding = {
  asset: 'usdt20',
  decimals: 6,
  price: USD,
  hot: 1_000_000_000n,
  venue: 500_000_000n,
  band: { low: 500_000_000n, target: 1_000_000_000n, high: 1_500_000_000n },
  isTraded: true,
}
const eth: Holding = {
  asset: 'eth',
  decimals: 3,
  price: 100n * USD,
  hot: 10_000n,
  venue: 0n,
  band: { low: 5_000n, target: 10_000n, high: 15_000n },
  isTraded: true,
}

test('where every stock lies in its band proposes nothing', () => {
  expect(proposeMoves([usdt, eth], 'usdt20')).toEqual([])
})

test('sends what is too much, withdraws what is missing', () => {
  expect(proposeMoves([usdt, { ...eth, hot: 16_000n }], 'usdt20')).toEqual([
    { kind: 'send_to_venue', asset: 'eth', units: 6_000n },
  ])
  expect(proposeMoves([usdt, { ...eth, hot: 4_000n, venue: 9_000n }], 'usdt20')).toEqual([
    { kind: 'withdraw', asset: 'eth', units: 6_000n },
  ])
})

test('buys what the venue has not, a hundredth dearer than the market, and withdraws it', () => {
  expect(proposeMoves([usdt, { ...eth, hot: 6_000n - 2_000n, venue: 2_000n }], 'usdt20')).toEqual([
    { kind: 'withdraw', asset: 'eth', units: 2_000n },
  ])
  expect(proposeMoves([usdt, { ...eth, hot: 4_000n, venue: 500n }], 'usdt20')).toEqual([
    { kind: 'withdraw', asset: 'eth', units: 500n },
    { kind: 'send_to_venue', asset: 'usdt20', units: 55_555_556n },
    { kind: 'buy', asset: 'eth', units: 5_500n, against: 555_555_556n },
    { kind: 'withdraw', asset: 'eth', units: 5_500n },
  ])
})

describe('whatever there is', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 15n })
  const band = fc
    .tuple(units, units, units)
    .map((three) => [...three].sort((a, b) => (a < b ? -1 : 1)))
    .map(([low = 0n, target = 0n, high = 0n]) => ({ low, target, high }))
  const holding = (asset: string) =>
    fc.record({
      asset: fc.constant(asset),
      decimals: fc.integer({ min: 0, max: 12 }),
      price: fc.bigInt({ min: 10n ** 14n, max: 10n ** 23n }),
      hot: units,
      venue: units,
      band,
      isTraded: fc.boolean(),
    })
  const holdings = fc
    .tuple(holding('usdt20'), holding('btc'), holding('eth'), holding('xrp'))
    .map(([settlement, ...rest]) => [{ ...settlement, isTraded: true }, ...rest])

  test('no move takes more than is there', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        carryOut(all, proposeMoves(all, 'usdt20'))
      }),
    )
  })

  test('no stock that was in its band leaves it, and none that was not gets worse', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const after = carryOut(all, proposeMoves(all, 'usdt20'))
        for (const of of all) {
          const now = after.get(of.asset)?.hot ?? 0n
          const [was, is] = [bandStatus(of.hot, of.band), bandStatus(now, of.band)]
          if (was === 'ok') expect(is).toBe('ok')
          if (was === 'low') expect(now).toBeGreaterThanOrEqual(of.hot)
          if (was === 'high') expect(is).toBe(of.isTraded ? 'ok' : 'high')
          if (was === 'low') expect(now).toBeLessThanOrEqual(of.band.target)
        }
      }),
    )
  })

  test('every traded stock ends in its band where the venue holds enough to buy it', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const rich = all.map((of) => (of.asset === 'usdt20' ? { ...of, venue: 10n ** 60n } : of))
        const after = carryOut(rich, proposeMoves(rich, 'usdt20'))
        for (const of of rich.filter(({ isTraded }) => isTraded)) {
          expect(bandStatus(after.get(of.asset)?.hot ?? 0n, of.band)).toBe('ok')
        }
      }),
    )
  })

  test('buys and sales together never cost more than a hundredth of the market and a rounding', () => {
    fc.assert(
      fc.property(holdings, (all) => {
        const settlement = all[0]
        if (settlement === undefined) return
        for (const move of proposeMoves(all, 'usdt20')) {
          if (move.kind !== 'buy' && move.kind !== 'sell') continue
          const of = all.find(({ asset }) => asset === move.asset)
          if (of === undefined) throw new Error('Nobody asked for it')
          const given = move.units * of.price * 10n ** BigInt(settlement.decimals)
          const taken = move.against * settlement.price * 10n ** BigInt(of.decimals)
          const one = settlement.price * 10n ** BigInt(of.decimals)
          if (move.kind === 'buy')
            expect(taken * 99n).toBeLessThanOrEqual(given * 100n + one * 300n)
          else expect(taken).toBeLessThanOrEqual(given)
        }
      }),
    )
  })
})

/** Does the moves one after the other; throws where there is not enough for one. */
function carryOut(all: readonly Holding[], moves: readonly Move[]) {
  const hands = new Map(all.map(({ asset, hot, venue }) => [asset, { hot, venue }]))
  const handOf = (asset: string) => {
    const hand = hands.get(asset)
    if (hand === undefined) throw new Error(`There is no ${asset}`)
    return hand
  }
  const settlement = handOf('usdt20')
  for (const move of moves) {
    const hand = handOf(move.asset)
    expect(move.units).toBeGreaterThan(0n)
    switch (move.kind) {
      case 'send_to_venue':
        hand.hot -= move.units
        hand.venue += move.units
        break
      case 'withdraw':
        hand.venue -= move.units
        hand.hot += move.units
        break
      case 'buy':
        settlement.venue -= move.against
        hand.venue += move.units
        break
      case 'sell':
        hand.venue -= move.units
        settlement.venue += move.against
        break
    }
    for (const each of [hand, settlement]) {
      expect(each.hot).toBeGreaterThanOrEqual(0n)
      expect(each.venue).toBeGreaterThanOrEqual(0n)
    }
  }
  return hands
}
