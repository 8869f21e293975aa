import { expect, test } from 'vitest'
import { defaultFeePolicy, type PairRule } from './fee-policy.ts'
import { feesFor } from './fees-for.ts'

const rule = (from: string | null, to: string | null, fees: PairRule['fees']): PairRule => ({
  from,
  to,
  fees,
})
const policyWith = (pairs: readonly PairRule[]) => ({
  ...defaultFeePolicy,
  serviceFeeBps: 25n,
  floatSpreadBps: 10n,
  fixedSpreadBps: 60n,
  pairs,
})
const serviceOf = (pairs: readonly PairRule[], from: string, to: string) =>
  feesFor(policyWith(pairs), { from, to }).serviceFeeBps

test('without rules, everybody pays the same', () => {
  expect(feesFor(policyWith([]), { from: 'btc', to: 'eth' })).toEqual({
    serviceFeeBps: 25n,
    floatSpreadBps: 10n,
    fixedSpreadBps: 60n,
  })
})

test('the nearest rule wins, whatever order they are in', () => {
  const rules = [
    rule('btc', 'eth', { serviceFeeBps: 1n }),
    rule('btc', null, { serviceFeeBps: 2n }),
    rule(null, 'eth', { serviceFeeBps: 3n }),
  ]
  for (const pairs of [rules, rules.toReversed()]) {
    expect(serviceOf(pairs, 'btc', 'eth')).toBe(1n)
    expect(serviceOf(pairs, 'btc', 'ltc')).toBe(2n)
    expect(serviceOf(pairs, 'ltc', 'eth')).toBe(3n)
    expect(serviceOf(pairs, 'eth', 'btc')).toBe(25n)
    expect(serviceOf(pairs.slice(1, 3), 'btc', 'eth')).toBe(pairs === rules ? 2n : 1n)
  }
})

test('a rule replaces the figures that it names, and no others', () => {
  const pairs = [
    rule('btc', null, { serviceFeeBps: 0n }),
    rule('btc', 'eth', { fixedSpreadBps: 80n }),
  ]
  expect(feesFor(policyWith(pairs), { from: 'btc', to: 'eth' })).toEqual({
    serviceFeeBps: 0n,
    floatSpreadBps: 10n,
    fixedSpreadBps: 80n,
  })
})
