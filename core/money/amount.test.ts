import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Amount, add, amount, compare, larger, smaller, subtract, zero } from './amount.ts'

const units = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n })

describe('sums of one asset', () => {
  test('what was added can be taken away again, in any order', () => {
    fc.assert(
      fc.property(units, units, (left, right) => {
        const [a, b] = [amount('btc', left), amount('btc', right)]
        expect(add(a, b)).toEqual(add(b, a))
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(add(a, zero('btc'))).toEqual(a)
      }),
    )
  })

  test('are ordered like their units', () => {
    fc.assert(
      fc.property(units, units, (left, right) => {
        const [a, b] = [amount('eth', left), amount('eth', right)]
        expect(compare(a, b)).toBe(Number(left > right) - Number(left < right))
        expect(smaller(a, b).units).toBe(left < right ? left : right)
        expect(larger(a, b).units).toBe(left > right ? left : right)
      }),
    )
  })

  test('keep all of sixty digits', () => {
    const long = BigInt('9'.repeat(60))
    expect(add(amount('eth', long), amount('eth', 1n)).units).toBe(10n ** 60n)
  })
})

describe('sums of two assets', () => {
  test('do not compile together', () => {
    const btc = amount('btc', 1n)
    const eth = amount('eth', 1n)
    expectTypeOf(btc).toEqualTypeOf<Amount<'btc'>>()
    expectTypeOf(eth).not.toExtend<Amount<'btc'>>()
    // @ts-expect-error two assets
    expect(() => add(btc, eth)).toThrow(TypeError)
    // @ts-expect-error two assets
    expect(() => subtract(btc, eth)).toThrow(TypeError)
    // @ts-expect-error two assets
    expect(() => compare(btc, eth)).toThrow(TypeError)
  })

  test('throw where the types were lost', () => {
    const [left, right]: readonly [Amount, Amount] = [amount('btc', 1n), amount('ltc', 1n)]
    for (const combine of [add, subtract, compare, smaller, larger]) {
      expect(() => combine(left, right)).toThrow('Cannot combine btc with ltc')
    }
  })
})
