import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignVariant, type Variant } from './experiments.ts'

const variants: readonly Variant[] = [
  { value: 'old', weight: 3 },
  { value: 'new', weight: 1 },
]

describe('assignVariant', () => {
  test('keeps what a visitor has, without drawing', () => {
    const never = () => expect.fail('nothing was to be drawn')
    expect(assignVariant(variants, 'new', never)).toBe('new')
  })

  test('draws anew where the variant is no longer given', () => {
    expect(assignVariant(variants, 'older', () => 0)).toBe('old')
    expect(assignVariant(variants, undefined, () => 3)).toBe('new')
  })

  test('gives each variant as many draws as its weight', () => {
    const weight = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 5 }), (weights) => {
        const all = weights.map((each, index) => ({ value: `v${index}`, weight: each }))
        const sum = weights.reduce((total, each) => total + each, 0)
        const drawn = Array.from({ length: sum }, (_, n) =>
          assignVariant(all, undefined, (bound) => {
            expect(bound).toBe(sum)
            return n
          }),
        )
        expect(all.map(({ value }) => drawn.filter((each) => each === value).length)).toEqual(
          weights,
        )
      }),
    )
  })
})
