import { describe, expect, test } from 'vitest'
import { rebalanceOf } from './rebalance.ts'

const band = { low: 50n, target: 100n, high: 150n }

describe('rebalanceOf', () => {
  test('counts from the target, and only outside the band', () => {
    expect(rebalanceOf(151n, band)).toEqual({ side: 'above', units: 51n })
    expect(rebalanceOf(49n, band)).toEqual({ side: 'below', units: 51n })
    expect(rebalanceOf(-5n, band)).toEqual({ side: 'below', units: 105n })
  })

  test('leaves what is in the band, edges included, and an empty band of an empty stock', () => {
    for (const units of [50n, 70n, 100n, 150n]) expect(rebalanceOf(units, band)).toBeNull()
    expect(rebalanceOf(0n, { low: 0n, target: 0n, high: 0n })).toBeNull()
  })
})
