import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Budget } from '../budgets.ts'
import { inputs, samplePlan } from '../sample-plans.ts'
import { createPolicy } from './create-policy.ts'
import type { HandLimitRules } from './hand-limits.ts'
import { parseHandLimits } from './parse-hand-limits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const midnight = Date.parse('2026-03-04T00:00:00Z')
const rules: HandLimitRules = { handLimits: new Map([['ltc', 10n]]), unlisted: 'refused' }

type Left = { readonly at: number; readonly units: bigint; readonly budget?: Budget }

/** Asks the whole policy, which counts what left by hand, or for customers. */
function ask(
  change: Parameters<typeof samplePlan>[2],
  left: readonly Left[] = [],
  now = midnight + 12 * HOUR,
  by = rules,
) {
  const policy = createPolicy({
    ...by,
    ceilings: new Map(),
    facts: { readIntent: async () => null },
    own: { hotWallet: () => '', payIn: () => '', isColdStorage: () => false },
  })
  policy.assertWithin(samplePlan('a', inputs('x:0'), { kind: 'hand', ...change }), {
    now,
    since: (asset, at, budget) =>
      left.reduce(
        (sum, each) =>
          asset === 'ltc' && each.at > at && (each.budget ?? 'hand') === budget
            ? sum + each.units
            : sum,
        0n,
      ),
  })
}

const refusal = (reason: string) => expect.objectContaining({ name: 'SigningRefused', reason })

describe('the limit of payouts by hand', () => {
  test('[OPS-07.12] holds for a day of UTC, from midnight on, by what the journal has', () => {
    expect(() => ask({ units: 10n })).not.toThrow()
    expect(() => ask({ units: 11n })).toThrow(refusal('above_hand_limit'))
    const today = [{ at: midnight, units: 6n }]
    expect(() => ask({ units: 4n }, today)).not.toThrow()
    expect(() => ask({ units: 5n }, today)).toThrow(refusal('above_hand_limit'))
    expect(() => ask({ units: 5n }, today, midnight + DAY - 1)).toThrow(refusal('above_hand_limit'))
    expect(() => ask({ units: 10n }, today, midnight + DAY)).not.toThrow()
    expect(() => ask({ units: 10n }, [{ at: midnight - 1, units: 6n }], midnight)).not.toThrow()
  })

  test('counts what a clock that went back has put in the future, and nothing that left for customers', () => {
    expect(() => ask({ units: 1n }, [{ at: midnight + 9 * DAY, units: 10n }])).toThrow()
    const customers = [{ at: midnight + HOUR, units: 99n, budget: 'ceilings' as const }]
    expect(() => ask({ units: 10n }, customers)).not.toThrow()
  })

  test('[OPS-07.12] is asked of payouts by hand alone, and of their first attempt', () => {
    expect(() => ask({ units: 99n, attempt: 2 })).not.toThrow()
    expect(() => ask({ kind: 'cold', units: 99n })).not.toThrow()
    expect(() => ask({ kind: 'sweep', units: 99n })).not.toThrow()
  })

  test('[OPS-07.12] that is missing refuses real money, and leaves play money alone', () => {
    expect(() => ask({ asset: 'eth', units: 1n })).toThrow(refusal('no_hand_limit'))
    const play = { ...rules, unlisted: 'unlimited' } as const
    expect(() => ask({ asset: 'eth', units: 99n }, [], midnight, play)).not.toThrow()
    expect(() => ask({ units: 11n }, [], midnight, play)).toThrow(refusal('above_hand_limit'))
  })

  test('is never exceeded on any day, whatever is asked and when', () => {
    const asked = fc.record({ wait: fc.nat(10 * HOUR), units: fc.bigInt(1n, 12n) })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 60 }), (list) => {
        const left: Left[] = []
        let at = midnight
        for (const { wait, units } of list) {
          at += wait
          try {
            ask({ units }, left, at)
            left.push({ at, units })
          } catch {}
        }
        const days = Map.groupBy(left, (each) => Math.floor(each.at / DAY))
        for (const day of days.values()) {
          expect(day.reduce((sum, { units }) => sum + units, 0n)).toBeLessThanOrEqual(10n)
        }
      }),
    )
  })
})

describe('HAND_PAYOUT_LIMITS', () => {
  const read = (text: string) =>
    parseHandLimits(text, (asset) => (asset === 'btc' ? 8 : asset === 'eth' ? 18 : null))

  test('are read exactly, in whole coins', () => {
    expect(read(' btc=0.1, eth=0.000000000000000001 ')).toEqual({
      ok: true,
      value: new Map([
        ['btc', 10_000_000n],
        ['eth', 1n],
      ]),
    })
    expect(read('')).toEqual({ ok: true, value: new Map() })
  })

  test.each([
    ['btc', 'hand_limit_malformed'],
    ['btc=', 'hand_limit_malformed'],
    ['btc=1/2', 'hand_limit_malformed'],
    ['btc=1,', 'hand_limit_malformed'],
    ['BTC=1', 'hand_limit_malformed'],
    ['xyz=1', 'hand_coin_unknown'],
    ['btc=1,btc=2', 'hand_coin_twice'],
    ['btc=-1', 'hand_amount_wrong'],
    ['btc=1e3', 'hand_amount_wrong'],
    ['btc=0.000000001', 'hand_amount_wrong'],
  ])('%s is refused', (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, failure: { code } })
  })
})
