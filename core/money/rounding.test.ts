import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from './amount.ts'
import {
  convertBackRoundedDown,
  convertBackRoundedUp,
  convertRoundedDown,
  convertRoundedUp,
  rate,
  worsenByBps,
} from './rate.ts'
import {
  divideRoundedDown,
  divideRoundedUp,
  takeBpsRoundedDown,
  takeBpsRoundedUp,
} from './rounding.ts'

const positive = fc.bigInt({ min: 1n, max: 10n ** 40n })
const natural = fc.bigInt({ min: 0n, max: 10n ** 40n })
const pair = { from: 'btc', to: 'eth' }

test('down is the whole part; up is one more where something is left over', () => {
  fc.assert(
    fc.property(natural, positive, (numerator, denominator) => {
      const down = divideRoundedDown(numerator, denominator)
      expect(down * denominator <= numerator && (down + 1n) * denominator > numerator).toBe(true)
      expect(divideRoundedUp(numerator, denominator) - down).toBe(
        numerator % denominator === 0n ? 0n : 1n,
      )
    }),
  )
})

test('what cannot be rounded is refused', () => {
  for (const divide of [divideRoundedDown, divideRoundedUp]) {
    expect(() => divide(-1n, 1n)).toThrow(RangeError)
    expect(() => divide(1n, 0n)).toThrow(RangeError)
    expect(() => divide(1n, -1n)).toThrow(RangeError)
  }
})

test('a share and its rest are the whole', () => {
  fc.assert(
    fc.property(natural, fc.bigInt({ min: 0n, max: 10_000n }), (units, bps) => {
      expect(takeBpsRoundedUp(units, bps) + takeBpsRoundedDown(units, 10_000n - bps)).toBe(units)
    }),
  )
})

test('a conversion there and back never makes money, and loses less than one unit’s worth', () => {
  fc.assert(
    fc.property(natural, positive, positive, (units, numerator, denominator) => {
      const at = rate(pair, numerator, denominator)
      const given = amount('btc', units)
      const bought = convertRoundedDown(given, at)
      expect(convertBackRoundedUp(bought, at).units).toBeLessThanOrEqual(units)
      expect(convertRoundedDown(convertBackRoundedUp(bought, at), at)).toEqual(bought)
      expect(convertRoundedUp(given, at).units - bought.units).toBeLessThanOrEqual(1n)
      expect(convertBackRoundedDown(convertRoundedUp(given, at), at).units).toBeGreaterThanOrEqual(
        units,
      )
    }),
  )
})

test('a worse rate is worse by exactly the share', () => {
  const at = rate(pair, 3n, 7n)
  const worse = worsenByBps(at, 25n)
  expect(worse.numerator * at.denominator * 10_000n).toBe(at.numerator * worse.denominator * 9_975n)
  expect(convertRoundedDown(amount('btc', 7_000_000n), worse).units).toBe(2_992_500n)
  expect(() => worsenByBps(at, -1n)).toThrow(RangeError)
  expect(() => worsenByBps(at, 10_000n)).toThrow(RangeError)
})

test('a rate of nothing and money of another asset are refused', () => {
  expect(() => rate(pair, 0n, 1n)).toThrow(RangeError)
  expect(() => rate(pair, 1n, 0n)).toThrow(RangeError)
  const at = rate(pair, 1n, 1n)
  expect(() => convertRoundedDown(amount('eth', 1n), at)).toThrow('Expected btc, got eth')
  expect(() => convertRoundedUp(amount('eth', 1n), at)).toThrow(TypeError)
  expect(() => convertBackRoundedUp(amount('btc', 1n), at)).toThrow('Expected eth, got btc')
  expect(() => convertBackRoundedDown(amount('btc', 1n), at)).toThrow(TypeError)
})
