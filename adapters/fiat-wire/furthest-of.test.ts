import type { FiatOrderReport, FiatOrderState } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import { furthestOf } from './furthest-of.ts'

const report = (state: FiatOrderState, providerReference: string): FiatOrderReport => ({
  reference: 'r',
  providerReference,
  state,
  amountFrom: null,
  amountTo: null,
  txId: null,
  payIn: null,
  reason: null,
  url: null,
})

test('of several tries the one counts that came furthest, the first of equals', () => {
  expect(furthestOf([])).toBeNull()
  const tries = [report('declined', 'a'), report('paid', 'b'), report('paid', 'c')]
  expect(furthestOf([...tries, report('waiting', 'd')])?.providerReference).toBe('b')
  expect(furthestOf([report('refunded', 'a'), report('waiting', 'b')])?.state).toBe('refunded')
})
