import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { addressFailures } from '../failure-groups.ts'
import { Nullable, PublicCode } from '../fields.ts'
import { PaymentSearchReply } from '../orders/payment-search.ts'
import { closed, Done, ProposedReply, Reason } from './fields.ts'
import { UnmatchedDepositOut } from './wallets.ts'

export const DeskClaimOut = Type.Object({
  id: Type.String(),
  problem: Type.String({ description: 'Why no order explained the payment.' }),
  madeAt: Type.String(),
  order: Type.Object({
    code: Type.String(),
    state: Type.String(),
    createdAt: Type.String(),
    expected: Type.String(),
    refundAddress: Nullable(Type.String()),
  }),
  payment: Type.Object({
    network: Type.String(),
    txId: Type.String(),
    amount: Type.String(),
    extraId: Nullable(Type.String()),
    state: Type.String(),
    seenAt: Type.String(),
  }),
  isExact: Type.Boolean({ description: 'Exactly what the order expects came.' }),
  rivals: Type.Integer({ description: 'Other open claims of the same payment.' }),
  alike: Type.Integer({ description: 'Other unpaid orders that expect exactly as much there.' }),
})
export type DeskClaimOut = Static<typeof DeskClaimOut>

export const UnmatchedPaymentOut = Type.Object({
  ...UnmatchedDepositOut.properties,
  returns: Nullable(
    Type.Object(
      { amount: Type.String(), networkFee: Type.String() },
      { description: 'What would be sent back. Null where the network fee would take all of it.' },
    ),
  ),
  memoName: Nullable(Type.String({ description: 'What payments of the coin may also need.' })),
})
export type UnmatchedPaymentOut = Static<typeof UnmatchedPaymentOut>

export const ReturnOut = Type.Object({
  network: Type.String(),
  payment: Type.String({ description: 'Transaction of the payment.' }),
  amount: Type.String({ description: 'What is sent back: `0.1 BTC`.' }),
  networkFee: Type.String(),
  address: Type.String(),
  extraId: Nullable(Type.String()),
  reason: Type.String(),
  state: Type.Enum(['sending', 'finished', 'undone'], {
    description: 'Undone: nothing could be sent, and the payment is unmatched again.',
  }),
  transaction: Nullable(Type.String()),
  decidedAt: Type.String(),
  endedAt: Nullable(Type.String()),
})
export type ReturnOut = Static<typeof ReturnOut>

const DECIDING = [
  'claim_not_found',
  'claim_decided',
  'order_not_found',
  'not_assignable',
  'reason_missing',
] as const
const PaymentKeyFields = {
  network: Type.String({ maxLength: 40 }),
  txId: Type.String({ maxLength: 200 }),
  outputIndex: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
}
const MONEY = ['treasury', 'administrator'] as const

/** Payments that no order explains: claimed by customers, or the shop's own (OPS-12). */
export const suspenseCalls = {
  deskFindPayment: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/payment-search',
    summary:
      'Looks a transaction up for an order. One that no order explains is reported for it, for two people to decide.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    body: Type.Object({ txId: Type.String({ minLength: 1, maxLength: 400 }) }, closed),
    failures: [
      'order_not_found',
      'payment_lookup_unavailable',
      'too_many_claims',
      'transaction_id_malformed',
    ],
    reply: PaymentSearchReply,
  }),
  unmatched: call({
    method: 'GET',
    path: '/backoffice/unmatched',
    summary: 'Payments that no order explains, and what customers claim of them.',
    access: 'staff',
    roles: ['viewer', 'support', 'treasury', 'finance', 'administrator'],
    reply: Type.Object({
      claims: Type.Array(DeskClaimOut, { description: 'Those that wait, the oldest first.' }),
      payments: Type.Array(UnmatchedPaymentOut, { description: 'The newest hundred.' }),
      returns: Type.Array(ReturnOut, { description: 'Sent back, the newest fifty.' }),
    }),
  }),
  proposeClaim: call({
    method: 'POST',
    path: '/backoffice/claims/{id}/assign',
    summary:
      'Proposes to assign a claimed payment to its order, or to another order for the same coin.',
    access: 'staff',
    roles: ['support', ...MONEY],
    needsStepUp: true,
    body: Type.Object({ order: Nullable(PublicCode), reason: Reason }, closed),
    failures: DECIDING,
    reply: ProposedReply,
  }),
  refuseClaim: call({
    method: 'POST',
    path: '/backoffice/claims/{id}/refuse',
    summary: 'Refuses a claim and tells the customer why. Moves no money.',
    access: 'staff',
    roles: ['support', ...MONEY],
    body: Type.Object({ refusal: Type.Enum(['unproven', 'returned']), reason: Reason }, closed),
    failures: DECIDING,
    reply: Done,
  }),
  proposeReturn: call({
    method: 'POST',
    path: '/backoffice/unmatched/return',
    summary: 'Proposes to send an unmatched payment back to an address, less the network fee.',
    access: 'staff',
    roles: MONEY,
    needsStepUp: true,
    body: Type.Object(
      {
        ...PaymentKeyFields,
        address: Type.String({ minLength: 1, maxLength: 200 }),
        extraId: Nullable(Type.String({ maxLength: 100 })),
        reason: Reason,
      },
      closed,
    ),
    failures: [
      ...addressFailures,
      'deposit_not_found',
      'not_in_suspense',
      'already_sent_back',
      'return_too_small',
      'reason_missing',
    ],
    reply: ProposedReply,
  }),
  proposeCapital: call({
    method: 'POST',
    path: '/backoffice/unmatched/capital',
    summary: 'Proposes to book an unmatched payment as the shop’s own money.',
    access: 'staff',
    roles: MONEY,
    needsStepUp: true,
    body: Type.Object({ ...PaymentKeyFields, reason: Reason }, closed),
    failures: ['deposit_not_found', 'not_in_suspense', 'already_sent_back', 'reason_missing'],
    reply: ProposedReply,
  }),
}
