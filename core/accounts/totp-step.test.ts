import { describe, expect, test } from 'vitest'
import { totpStep, totpStepsTaken } from './totp-step.ts'

describe('time steps of codes', () => {
  test('are thirty seconds long, as RFC 6238 counts them', () => {
    expect([59, 1111111109, 1234567890, 20000000000].map((seconds) => totpStep(seconds * 1000)))
      // Appendix B: 0x1, 0x23523EC, 0x273EF07, 0x27BC86AA.
      .toEqual([0x1n, 0x23523ecn, 0x273ef07n, 0x27bc86aan])
    expect(totpStep(29_999)).toBe(0n)
    expect(totpStep(30_000)).toBe(1n)
  })

  test('are taken one before and one after the present one, and none before time began', () => {
    expect(totpStepsTaken(90_000)).toEqual([3n, 2n, 4n])
    expect(totpStepsTaken(0)).toEqual([0n, 1n])
  })
})
