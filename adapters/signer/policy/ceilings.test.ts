import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inputs, samplePlan } from '../sample-plans.ts'
import { assertWithinCeilings, type CeilingRules } from './ceilings.ts'
import { parseCeilings } from './parse-ceilings.ts'

const HOUR = 3_600_000
const rules: CeilingRules = {
  ceilings: new Map([['ltc', { order: 10n, hour: 20n, day: 50n, gas: 3n }]]),
  unlisted: 'refused',
}
type Left = { readonly at: number; readonly units: bigint }
const sumSince = (left: readonly Left[], at: number) =>
  left.reduce((sum, each) => (each.at > at ? sum + each.units : sum), 0n)
const ask = (
  change: Parameters<typeof samplePlan>[2],
  left: readonly Left[] = [],
  now = 100 * HOUR,
  by = rules,
) =>
  assertWithinCeilings(by, samplePlan('a', inputs('x:0'), change), {
    now,
    since: (asset, at) => (asset === 'ltc' ? sumSince(left, at) : 0n),
  })
const now = 100 * HOUR

describe('ceilings', () => {
  test.each(['payout', 'refund'] as const)('hold for one %s', (kind) => {
    expect(() => ask({ kind, units: 10n })).not.toThrow()
    expect(() => ask({ kind, units: 11n })).toThrow(
      expect.objectContaining({ name: 'SigningRefused', reason: 'above_order_ceiling' }),
    )
  })

  test('hold for any hour and any day', () => {
    const hourFull = [{ at: now - HOUR + 1, units: 15n }]
    expect(() => ask({ units: 5n }, hourFull)).not.toThrow()
    expect(() => ask({ units: 6n }, hourFull)).toThrow(
      expect.objectContaining({ reason: 'above_hour_ceiling' }),
    )
    expect(() => ask({ units: 6n }, [{ at: now - HOUR, units: 15n }])).not.toThrow()
    const dayFull = [{ at: now - 24 * HOUR + 1, units: 45n }]
    expect(() => ask({ units: 6n }, dayFull)).toThrow(
      expect.objectContaining({ reason: 'above_day_ceiling' }),
    )
    expect(() => ask({ units: 6n }, [{ at: now - 24 * HOUR, units: 45n }])).not.toThrow()
  })

  test('count what a clock that went back has put in the future', () => {
    expect(() => ask({ units: 6n }, [{ at: now + 99 * HOUR, units: 15n }])).toThrow()
  })

  test('hold for gas by themselves, and not for what stays ours', () => {
    expect(() => ask({ kind: 'gas', units: 3n })).not.toThrow()
    expect(() => ask({ kind: 'gas', units: 4n })).toThrow(
      expect.objectContaining({ reason: 'above_gas_ceiling' }),
    )
    expect(() => ask({ kind: 'sweep', units: 1000n })).not.toThrow()
    expect(() => ask({ kind: 'filler', units: 0n, asset: 'eth' })).not.toThrow()
    expect(() => ask({ units: 1000n, attempt: 2 })).not.toThrow()
    // Payouts by hand have a limit of their own.
    expect(() => ask({ kind: 'hand', units: 1000n })).not.toThrow()
  })

  test('that are missing refuse real money, and leave play money alone', () => {
    expect(() => ask({ asset: 'eth', units: 1n })).toThrow(
      expect.objectContaining({ reason: 'no_ceiling' }),
    )
    const play = { ceilings: rules.ceilings, unlisted: 'unlimited' } as const
    expect(() => ask({ asset: 'eth', units: 1n }, [], now, play)).not.toThrow()
    expect(() => ask({ asset: 'ltc', units: 11n }, [], now, play)).toThrow()
  })

  test('are never exceeded in any window, whatever is asked and when', () => {
    const asked = fc.record({ wait: fc.nat(2 * HOUR), units: fc.bigInt(1n, 12n) })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 60 }), (list) => {
        const left: Left[] = []
        let at = now
        for (const { wait, units } of list) {
          at += wait
          try {
            ask({ units }, left, at)
            left.push({ at, units })
          } catch {}
        }
        for (const end of left) {
          const before = left.filter((each) => each.at <= end.at)
          expect(sumSince(before, end.at - HOUR)).toBeLessThanOrEqual(20n)
          expect(sumSince(before, end.at - 24 * HOUR)).toBeLessThanOrEqual(50n)
          expect(end.units).toBeLessThanOrEqual(10n)
        }
      }),
    )
  })
})

describe('PAYOUT_CEILINGS', () => {
  const read = (text: string) =>
    parseCeilings(text, (asset) => (asset === 'btc' ? 8 : asset === 'eth' ? 18 : null))

  test('are read exactly, in whole coins', () => {
    const eth = { order: 1n, hour: 2n * 10n ** 18n, day: 3n * 10n ** 18n, gas: 0n }
    expect(read(' btc=0.5/2/10, eth=0.000000000000000001/2/3/0 ')).toEqual({
      ok: true,
      value: new Map([
        ['btc', { order: 50_000_000n, hour: 200_000_000n, day: 1_000_000_000n, gas: 50_000_000n }],
        ['eth', eth],
      ]),
    })
    expect(read('')).toEqual({ ok: true, value: new Map() })
  })

  test.each([
    ['btc', 'ceiling_malformed'],
    ['btc=1/2', 'ceiling_malformed'],
    ['btc=1/2/3/4/5', 'ceiling_malformed'],
    ['btc=1/2/3,', 'ceiling_malformed'],
    ['BTC=1/2/3', 'ceiling_malformed'],
    ['xyz=1/2/3', 'ceiling_asset_unknown'],
    ['btc=1/2/3,btc=1/2/3', 'ceiling_asset_twice'],
    ['btc=1/2/-3', 'ceiling_amount_wrong'],
    ['btc=1e3/2/3', 'ceiling_amount_wrong'],
    ['btc=0.000000001/2/3', 'ceiling_amount_wrong'],
    ['btc=2/1/3', 'ceilings_out_of_order'],
    ['btc=1/4/3', 'ceilings_out_of_order'],
    ['btc=1/2/3/2', 'ceilings_out_of_order'],
  ])('%s is refused', (text, code) => {
    const failed = read(text)
    expect(failed).toMatchObject({ ok: false, failure: { code } })
  })
})
