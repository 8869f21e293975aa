import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompliancePolicy } from './compliance-policy.ts'
import {
  asksForIdentification,
  type ComplianceFacts,
  decideCompliance,
  type IdentificationStatus,
  isRestricted,
  type ScreenedFact,
} from './decide-compliance.ts'

const policy: CompliancePolicy = { holdScore: 75, identifyScore: 50, identifyAboveUsd: 1000n }
const scored = (score: number, isListed = false): ScreenedFact => ({
  state: 'answered',
  screening: { score, isListed },
})
const decide = (facts: Partial<ComplianceFacts>) =>
  decideCompliance(policy, {
    screened: [],
    towards: 'payout',
    asksForIdentification: false,
    identification: 'none',
    ...facts,
  })

describe('screening', () => {
  test('lets pass what is known to be harmless, or was looked at by people', () => {
    expect(decide({ screened: [scored(0), scored(49), { state: 'cleared' }] })).toBe('pass')
  })

  test('holds what scores high or is listed, at the very score too', () => {
    expect(decide({ screened: [scored(0), scored(75)] })).toBe('hold_screening')
    expect(decide({ screened: [scored(0, true)] })).toBe('hold_screening')
    expect(decide({ screened: [scored(90)], towards: 'refund' })).toBe('hold_screening')
  })

  test('waits for an answer, and holds where there is none to be had', () => {
    expect(decide({ screened: [{ state: 'asked' }] })).toBe('wait')
    expect(decide({ screened: [{ state: 'unavailable' }, { state: 'asked' }] })).toBe(
      'hold_screening',
    )
  })
})

describe('identification', () => {
  test.each([
    ['none', 'hold_identification'],
    ['started', 'hold_identification'],
    ['pending', 'hold_identification'],
    ['retry', 'hold_identification'],
    ['refused', 'refuse'],
    ['approved', 'pass'],
    ['waived', 'pass'],
  ] as const)('that is %s comes to %s', (identification, decision) => {
    expect(decide({ asksForIdentification: true, identification })).toBe(decision)
    expect(decide({ screened: [scored(50)], identification })).toBe(decision)
  })

  test('is not asked of what goes back', () => {
    expect(decide({ asksForIdentification: true, towards: 'refund' })).toBe('pass')
  })

  test('is asked between the two scores only, and by worth only above the sum', () => {
    const asked = [49, 50, 74, 75].map((score) =>
      asksForIdentification(policy, { score, isListed: false }),
    )
    expect(asked).toEqual([false, true, true, false])
    const never = { ...policy, identifyScore: null, identifyAboveUsd: null }
    expect(asksForIdentification(never, { score: 60, isListed: false })).toBe(false)
  })
})

test('nothing leaves that is risky, unknown, or its holder’s whom nobody has identified', () => {
  const fact = fc.oneof(
    fc.constantFrom<ScreenedFact>(
      { state: 'asked' },
      { state: 'unavailable' },
      { state: 'cleared' },
    ),
    fc
      .record({ score: fc.integer({ min: 0, max: 100 }), isListed: fc.boolean() })
      .map((screening): ScreenedFact => ({ state: 'answered', screening })),
  )
  const statuses: readonly IdentificationStatus[] = [
    'none',
    'started',
    'pending',
    'retry',
    'approved',
    'refused',
    'waived',
  ]
  fc.assert(
    fc.property(
      fc.array(fact, { maxLength: 4 }),
      fc.constantFrom('payout' as const, 'refund' as const),
      fc.boolean(),
      fc.constantFrom(...statuses),
      (screened, towards, asks, identification) => {
        const decision = decide({ screened, towards, asksForIdentification: asks, identification })
        if (decision !== 'pass') return
        for (const one of screened) {
          const isSafe =
            one.state === 'cleared' ||
            (one.state === 'answered' && !isRestricted(policy, one.screening))
          expect(isSafe).toBe(true)
        }
        if (asks && towards === 'payout') {
          expect(['approved', 'waived']).toContain(identification)
        }
      },
    ),
  )
})
