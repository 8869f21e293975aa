import { expect, test } from 'vitest'
import type { Summary } from '../stage/affiliate.ts'
import { auditWithdrawal } from './audit-withdrawal.ts'

const at = '2026-01-01T00:00:00.000Z'
const conversion: Summary['conversions']['list'][number] = {
  id: 'c',
  currency: 'eth',
  status: 'finished',
  amount: '0.5',
  createdAt: at,
  endedAt: at,
}
const payout: Summary['payouts']['list'][number] = {
  id: 'p',
  currency: 'eth',
  amount: '0.4',
  fee: '0.1',
  address: '0x1',
  status: 'finished',
  isMonthly: false,
  txId: 't',
  createdAt: at,
  endedAt: at,
}
const paid = { txId: 't', units: 400_000_000_000_000_000n }

function found(change: Partial<Pick<Summary, 'conversions' | 'payouts'>>, paidOut = [paid]) {
  const summary = {
    conversions: { list: [conversion], count: 1 },
    payouts: { list: [payout], count: 1 },
    ...change,
  } as Summary
  return auditWithdrawal({ summary, trouble: null }, paidOut)
}

test('one payout of what was converted, less its fee, is right', () => {
  expect(found({})).toEqual({ lost: [], doubled: [], wrong: [] })
})

test('two payments are doubled, none is lost, and so is what never ended', () => {
  expect(found({}, [paid, { ...paid, txId: 'u' }]).doubled).toHaveLength(1)
  expect(found({}, []).lost).toHaveLength(1)
  expect(auditWithdrawal({ summary: null, trouble: 'tired' }, [paid]).lost).toEqual([
    'affiliate: tired',
  ])
})

test('another sum, transaction or count is wrong', () => {
  expect(found({}, [{ txId: 't', units: 1n }]).wrong).toEqual(['affiliate: received 1 units'])
  expect(found({}, [{ ...paid, txId: 'u' }]).wrong).toHaveLength(1)
  expect(found({ payouts: { list: [payout], count: 2 } }).wrong).toEqual(['affiliate: 2 payouts'])
  const twice = { list: [conversion, conversion], count: 2 }
  expect(found({ conversions: twice }).wrong).toEqual([
    'affiliate: 2 conversions',
    'affiliate: paid another sum than was owed',
  ])
})
