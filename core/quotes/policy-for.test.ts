import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../currencies/index.ts'
import {
  defaultFeePolicy,
  type FeePolicy,
  type PairFees,
  type PairRule,
  type Payer,
  type PayerRule,
} from './fee-policy.ts'
import { feesFor } from './fees-for.ts'
import { feeRegionOf, payerIn, policyFor } from './policy-for.ts'
import { quote } from './quote-scenes.fixture.ts'

const PARTNERS = ['0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c']
const COUNTRIES = ['DE', 'FR']
const TICKERS = ['btc', 'eth', 'usdt']

const bps = fc.bigInt({ min: 0n, max: 5000n })
const fees = fc.record(
  { serviceFeeBps: bps, floatSpreadBps: bps, fixedSpreadBps: bps },
  { requiredKeys: [] },
)
const side = fc.constantFrom(null, ...TICKERS)
const pairRule: fc.Arbitrary<PairRule> = fc.record({ from: side, to: side, fees })
const rulePayer = fc.oneof(
  fc.constantFrom(...PARTNERS).map((id) => ({ kind: 'partner' as const, id })),
  fc
    .constantFrom(...COUNTRIES)
    .map((code) => ({ kind: 'region' as const, id: code.toLowerCase() })),
)
const payerRule: fc.Arbitrary<PayerRule> = fc.record({
  payer: rulePayer,
  from: side,
  to: side,
  fees,
})
const payer: fc.Arbitrary<Payer> = fc.record({
  partnerId: fc.constantFrom(null, ...PARTNERS),
  country: fc.constantFrom(null, ...COUNTRIES),
})
const nameOf = ({ from, payer, to }: PairRule) => `${payer?.kind} ${payer?.id} ${from} ${to}`
const rulesOf = <Rule extends PairRule>(rule: fc.Arbitrary<Rule>) =>
  fc.uniqueArray(rule, { selector: nameOf, maxLength: 12 })
const asked = fc
  .record({ from: fc.constantFrom(...TICKERS), to: fc.constantFrom(...TICKERS) })
  .filter(({ from, to }) => from !== to)

function policyWith(pairs: readonly PairRule[], payerRules: readonly PayerRule[]): FeePolicy {
  return { ...defaultFeePolicy, version: '1.r7', pairs, payerRules }
}

/** Looks a figure up rung by rung, from the nearest rule to the general fee. */
function expectedFee(
  { pairs, payerRules, ...general }: FeePolicy,
  { country, partnerId }: Payer,
  { from, to }: { readonly from: string; readonly to: string },
  figure: keyof PairFees,
): bigint {
  const ladders: readonly (readonly PairRule[])[] = [
    payerRules.filter((rule) => rule.payer.kind === 'partner' && rule.payer.id === partnerId),
    payerRules.filter(
      (rule) => rule.payer.kind === 'region' && rule.payer.id === country?.toLowerCase(),
    ),
    pairs,
  ]
  for (const ladder of ladders) {
    for (const [one, other] of [
      [from, to],
      [from, null],
      [null, to],
      [null, null],
    ]) {
      const found = ladder.find((rule) => rule.from === one && rule.to === other)?.fees[figure]
      if (found !== undefined) return found
    }
  }
  return general[figure]
}

const coin = fc.constantFrom(...currencies.filter(({ isFiat }) => !isFiat))
const coinPair = fc
  .record({ from: coin, to: coin })
  .filter(({ from, to }) => from.ticker !== to.ticker)

describe('without rules of partners and countries', () => {
  test('whoever asks gets the policy itself, and the same quote', () => {
    fc.assert(
      fc.property(
        rulesOf(pairRule),
        payer,
        coinPair,
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        fc.constantFrom('float', 'fixed'),
        (pairs, who, pair, units, kind) => {
          const policy = policyWith(pairs, [])
          expect(policyFor(policy, who)).toBe(policy)
          const scene = { pair, kind, moved: { from: 1000n, to: 1000n } }
          expect(quote({ ...scene, policy: policyFor(policy, who) }, 'from', units)).toEqual(
            quote({ ...scene, policy }, 'from', units),
          )
        },
      ),
    )
  })
})

describe('with rules of partners and countries', () => {
  test('each figure is that of the most specific rule that matches', () => {
    fc.assert(
      fc.property(rulesOf(pairRule), rulesOf(payerRule), payer, asked, (pairs, rules, who, of) => {
        const policy = policyWith(pairs, rules)
        const found = feesFor(policyFor(policy, who), of)
        for (const figure of ['serviceFeeBps', 'floatSpreadBps', 'fixedSpreadBps'] as const) {
          expect(found[figure]).toBe(expectedFee(policy, who, of, figure))
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('the version leads back to the same fees, and differs from that of other fees', () => {
    fc.assert(
      fc.property(rulesOf(payerRule), payer, payer, asked, (rules, who, other, of) => {
        const policy = policyWith([], rules)
        const made = policyFor(policy, who)
        const { payer: named, version } = payerIn(made.version)
        expect(version).toBe('1.r7')
        expect(policyFor(policy, named)).toEqual(made)
        const others = policyFor(policy, other)
        if (others.version === made.version) {
          expect(feesFor(others, of)).toEqual(feesFor(made, of))
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('who has no rule gets the policy itself, and a partner’s rule needs the partner', () => {
    const rule = { from: null, to: null, fees: { serviceFeeBps: 1n } }
    const [partner = '', other = ''] = PARTNERS
    const policy = policyWith([], [{ ...rule, payer: { kind: 'partner', id: partner } }])
    for (const who of [{}, { partnerId: other }, { country: 'DE' }, { country: null }]) {
      expect(policyFor(policy, who)).toBe(policy)
    }
    expect(feesFor(policy, { from: 'btc', to: 'eth' }).serviceFeeBps).toBe(25n)
    expect(policyFor(policy, { partnerId: partner }).version).toBe(`1.r7@partner.${partner}`)
  })

  test('pages are kept apart for countries with rules alone', () => {
    const rule = { from: 'btc', to: null, fees: { serviceFeeBps: 1n } }
    const policy = policyWith([], [{ ...rule, payer: { kind: 'region', id: 'de' } }])
    const regions = ['DE', 'FR', null].map((country) => feeRegionOf(policy, country))
    expect(regions).toEqual(['de', null, null])
  })
})
