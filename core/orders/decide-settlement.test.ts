import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decideSettlement,
  type SettlementDecision,
  type SettlementFacts,
} from './decide-settlement.ts'

const usual: SettlementFacts = {
  kind: 'fixed',
  expected: 100n,
  confirmed: 100n,
  pending: 0n,
  late: false,
  binds: true,
  isFirst: true,
  choice: null,
}

const cases: readonly [string, Partial<SettlementFacts>, SettlementDecision][] = [
  ['nothing came', { confirmed: 0n }, 'nothing_left'],
  ['it came and is not deep enough', { confirmed: 0n, pending: 100n }, 'wait'],
  ['exactly what was agreed', {}, 'exchange_as_guaranteed'],
  ['exactly that, when the rate binds no more', { binds: false }, 'exchange_unless_drifted'],
  ['less, when the rate binds no more', { binds: false, confirmed: 99n }, 'hold_amount_differs'],
  ['too late, when the rate binds no more', { binds: false, late: true }, 'hold_paid_late'],
  ['one unit less', { confirmed: 99n }, 'hold_amount_differs'],
  ['one unit more', { confirmed: 101n }, 'hold_amount_differs'],
  ['less, and the rest is on its way', { confirmed: 60n, pending: 40n }, 'wait'],
  ['enough, and more is on its way', { pending: 1n }, 'wait'],
  ['too late', { late: true }, 'hold_paid_late'],
  ['too late and too little', { late: true, confirmed: 1n }, 'hold_paid_late'],
  ['the same again after it was settled', { isFirst: false }, 'hold_amount_differs'],
  ['the holder wants the market’s rate', { late: true, choice: 'exchange' }, 'exchange_at_market'],
  ['the holder wants it back', { confirmed: 3n, choice: 'refund' }, 'refund'],
  [
    'more, and the agreed part is wanted',
    { confirmed: 101n, choice: 'exchange_agreed' },
    'exchange_agreed_part',
  ],
  [
    'that after it was settled',
    { confirmed: 101n, choice: 'exchange_agreed', isFirst: false },
    'hold_amount_differs',
  ],
  ['that too late', { confirmed: 101n, choice: 'exchange_agreed', late: true }, 'hold_paid_late'],
  ['that while more comes', { confirmed: 101n, choice: 'exchange_agreed', pending: 1n }, 'wait'],
  [
    'that where only the agreed sum is left',
    { choice: 'exchange_agreed' },
    'exchange_as_guaranteed',
  ],
  ['a choice about nothing', { confirmed: 0n, choice: 'refund' }, 'nothing_left'],
  ['a choice about what is not deep yet', { confirmed: 0n, pending: 1n, choice: 'refund' }, 'wait'],
  ['floating: what was agreed', { kind: 'float' }, 'exchange_at_market'],
  ['floating: less', { kind: 'float', confirmed: 1n }, 'exchange_at_market'],
  ['floating: more', { kind: 'float', confirmed: 900n }, 'exchange_at_market'],
  ['floating: late', { kind: 'float', late: true }, 'exchange_at_market'],
  ['floating: again', { kind: 'float', isFirst: false }, 'exchange_at_market'],
  ['floating: the rest is on its way', { kind: 'float', confirmed: 9n, pending: 1n }, 'wait'],
  ['floating: enough, and more comes', { kind: 'float', pending: 1n }, 'exchange_at_market'],
]

test.each(cases)('%s', (_, facts, decision) => {
  expect(decideSettlement({ ...usual, ...facts })).toBe(decision)
})

describe('whatever happens', () => {
  const units = fc.bigInt({ min: 0n, max: 5n })
  const facts: fc.Arbitrary<SettlementFacts> = fc.record({
    kind: fc.constantFrom('float', 'fixed'),
    expected: fc.bigInt({ min: 1n, max: 5n }),
    confirmed: units,
    pending: units,
    late: fc.boolean(),
    binds: fc.boolean(),
    isFirst: fc.boolean(),
    choice: fc.constantFrom('exchange', 'exchange_agreed', 'refund', null),
  })

  const always = (rule: (of: SettlementFacts, decision: SettlementDecision) => void) => () => {
    fc.assert(
      fc.property(facts, (of) => rule(of, decideSettlement(of))),
      { numRuns: 2000 },
    )
  }

  test(
    'nothing moves before something is confirmed',
    always((of, decision) => {
      if (of.confirmed === 0n) expect(['nothing_left', 'wait']).toContain(decision)
      else expect(decision).not.toBe('nothing_left')
    }),
  )

  test(
    'the guarantee holds only for the agreed sum, in time, once, with nothing else on its way',
    always((of, decision) => {
      const { kind, binds, confirmed, expected, pending, late, isFirst, choice } = of
      const isAgreed =
        kind === 'fixed' && confirmed === expected && pending === 0n && !late && isFirst
      const isKept = isAgreed && (choice === null || choice === 'exchange_agreed')
      expect(decision === 'exchange_as_guaranteed').toBe(isKept && binds)
      expect(decision === 'exchange_unless_drifted').toBe(isKept && !binds)
    }),
  )

  test(
    'money goes back only because its holder said so, and never against what he said',
    always((of, decision) => {
      expect(decision === 'refund').toBe(of.choice === 'refund' && of.confirmed > 0n)
      if (of.choice === 'exchange') expect(decision).not.toMatch(/^hold/)
    }),
  )

  test(
    'a floating order is never held here',
    always((of, decision) => {
      if (of.kind === 'float') expect(decision).not.toMatch(/^hold/)
    }),
  )

  test(
    'waiting is only for something that is on its way',
    always((of, decision) => {
      if (decision === 'wait') expect(of.pending).toBeGreaterThan(0n)
    }),
  )
})
