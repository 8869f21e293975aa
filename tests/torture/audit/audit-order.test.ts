import { expect, test } from 'vitest'
import { auditPayments, type Payments } from './audit-order.ts'

const finished = {
  status: 'finished',
  amountTo: '0.5',
  payoutTxId: 'out',
  refundTxId: null,
} as const
const order = {
  name: 'plain btc-ltc x',
  to: 'ltc',
  owed: 'payout',
  guaranteed: null,
  ended: finished,
  trouble: null,
} as const
const half = { txId: 'out', units: 50_000_000n }
const nothing: Payments = { paidOut: [], paidBack: [] }
const CLEAN = { lost: [], doubled: [], wrong: [] }

test('one payment of what was said is clean', () => {
  expect(auditPayments(order, { ...nothing, paidOut: [half] })).toEqual(CLEAN)
})

test('no payment is a loss, also where the order says that it has finished', () => {
  expect(auditPayments(order, nothing).lost).toHaveLength(1)
})

test('an order without an end is a loss, whatever was paid', () => {
  const stuck = { ...order, ended: null, trouble: 'still sending' }
  expect(auditPayments(stuck, { ...nothing, paidOut: [half] })).toEqual({
    ...CLEAN,
    lost: ['plain btc-ltc x: still sending'],
  })
})

test.each([
  { how: 'twice out', payments: { ...nothing, paidOut: [half, { ...half, txId: 'again' }] } },
  { how: 'out and back', payments: { paidOut: [half], paidBack: [{ ...half, txId: 'back' }] } },
])('two payments are a double: $how', ({ payments }) => {
  expect(auditPayments(order, payments).doubled).toHaveLength(1)
})

test.each([
  { how: 'one unit too much', paid: { ...half, units: 50_000_001n } },
  { how: 'another transaction', paid: { ...half, txId: 'other' } },
])('a payment that is not what the order says is wrong: $how', ({ paid }) => {
  expect(auditPayments(order, { ...nothing, paidOut: [paid] }).wrong).toHaveLength(1)
})

test('what was guaranteed is owed, whatever the order says now', () => {
  const guaranteed = { ...order, guaranteed: '0.6' }
  expect(auditPayments(guaranteed, { ...nothing, paidOut: [half] }).wrong).toHaveLength(1)
})

test('paying out what was to go back is wrong', () => {
  const refunded = { ...order, owed: 'refund' } as const
  expect(auditPayments(refunded, { ...nothing, paidOut: [half] }).wrong).toHaveLength(1)
})

test('a refund is one payment back by the transaction that the order names', () => {
  const ended = { ...finished, status: 'refunded', payoutTxId: null, refundTxId: 'out' }
  const refunded = { ...order, owed: 'refund', ended } as const
  expect(auditPayments(refunded, { ...nothing, paidBack: [half] })).toEqual(CLEAN)
})
