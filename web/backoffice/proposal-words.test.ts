import { expect, test } from 'vitest'
import { intentFacts, outcomeText } from './proposal-words.ts'

test('what came of a proposal is a sentence, also where it failed or was interrupted', () => {
  expect(outcomeText({ state: 'executed', outcome: 'The order goes on' })).toBe('The order goes on')
  expect(outcomeText({ state: 'waiting', outcome: null })).toBe('–')
  expect(outcomeText({ state: 'approved', outcome: null })).toContain('Interrupted')
  expect(outcomeText({ state: 'failed', outcome: 'not_on_hold' })).toBe(
    'Nothing was done. The order was no longer on hold.',
  )
  expect(outcomeText({ state: 'failed', outcome: 'above_free: 0.5 BTC' })).toBe(
    'Nothing was done. More than what was free. At most: 0.5 BTC.',
  )
  expect(outcomeText({ state: 'failed', outcome: 'something_new' })).toContain('something_new')
})

test('what a proposal would do is told field by field', () => {
  const intent = {
    publicCode: 'x',
    reason: 'r',
    refund: '1.5',
    refundAddress: 'ltc1q',
    refundExtraId: null,
  }
  expect(intentFacts(JSON.stringify({ ...intent, changes: [{ setting: 'a' }] }))).toEqual([
    ['Refund', '1.5'],
    ['Refund address', 'ltc1q'],
  ])
  expect(intentFacts('"text"')).toEqual([])
})
