import { amount } from '@causeway/core/money'
import type { TransferPlan } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import { readPlan, storePlan } from './stored-plan.ts'

const plan: TransferPlan = {
  intent: {
    transferId: 'a transfer',
    network: 'litecoin',
    kind: 'refund',
    source: 'hot',
    amount: amount('ltc', 12n),
    destination: 'somewhere',
    extraId: null,
    record: '{"order":"one"}',
  },
  attempt: 1,
  reservation: { kind: 'inputs', inputs: ['a:0'] },
  body: 'decided',
}
const row = { kind: 'refund', source: 'hot', record: '{"order":"one"}' } as const

test('a plan is read as it was stored, whatever its row says', () => {
  const swept: TransferPlan = {
    ...plan,
    intent: { ...plan.intent, kind: 'sweep', source: 7, record: '' },
    attempt: 2,
    reservation: { kind: 'nonce', nonce: 3n },
  }
  expect(readPlan(storePlan(plan), row)).toEqual(plan)
  expect(readPlan(storePlan(swept), row)).toEqual(swept)
})

test('a plan that pays several transfers is read as it was stored, and refuses what may not share', () => {
  const { intent } = plan
  const joint: TransferPlan = {
    ...plan,
    also: [
      { ...intent, transferId: 'b', kind: 'payout', amount: amount('ltc', 7n), record: '{}' },
      { ...intent, transferId: 'c', destination: 'elsewhere' },
    ],
  }
  expect(readPlan(storePlan(joint), row)).toEqual(joint)
  const tagged = { ...plan, also: [{ ...intent, transferId: 'b', extraId: '7' }] }
  expect(() => storePlan(tagged)).toThrow('may share no transaction')
})

test('what version 0.1 did not keep in a plan is that of its row: an unsigned refund stays one', () => {
  const { kind, source, record, attempt, ...before } = JSON.parse(storePlan(plan))
  expect([kind, source, record, attempt]).toEqual(['refund', 'hot', '{"order":"one"}', 1])
  expect(readPlan(JSON.stringify(before), row)).toEqual(plan)
})
