import { LONGEST_AMOUNT_TEXT } from '@causeway/core/money'
import Type from 'typebox'
import { call } from '../call.ts'
import { addressFailures } from '../failure-groups.ts'
import { Nullable } from '../fields.ts'
import { closed, Done, ProposedReply, Reason } from './fields.ts'

const Proposal = Type.Object({ reason: Reason }, closed)

/** What staff do about one order: stopping it takes one person, what moves its money two (OPS-07, OPS-09). */
export const deskActCalls = {
  holdOrder: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/hold',
    summary: 'Stops an order by hand until it is released or refunded.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    body: Proposal,
    failures: ['order_not_found', 'hold_too_late', 'reason_missing'],
    reply: Done,
  }),
  proposeRelease: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/release',
    summary: 'Proposes to release an order that compliance or staff hold.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    needsStepUp: true,
    body: Proposal,
    failures: ['order_not_found', 'not_on_hold', 'reason_missing'],
    reply: ProposedReply,
  }),
  proposeRefund: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/refund',
    summary: 'Proposes to refund an order on hold.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    needsStepUp: true,
    body: Proposal,
    failures: ['order_not_found', 'not_on_hold', 'reason_missing'],
    reply: ProposedReply,
  }),
  proposePartialRefund: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/refund-part',
    summary: 'Proposes to refund a part of an order on hold and to exchange the rest.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object(
      {
        amount: Type.String({
          minLength: 1,
          maxLength: LONGEST_AMOUNT_TEXT,
          description: 'Whole coins that go back, network fee included: 0.5',
        }),
        reason: Reason,
      },
      closed,
    ),
    failures: [
      ...(['order_not_found', 'not_on_hold', 'reason_missing', 'amount_malformed'] as const),
      ...(['refund_address_missing', 'refund_too_small', 'refund_part_too_large'] as const),
      ...(['rest_too_small', 'rest_too_large'] as const),
    ],
    reply: ProposedReply,
  }),
  proposeRefundAddress: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/refund-address',
    summary:
      'Proposes another refund address; the reason says how the customer proved who they are.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object(
      {
        address: Type.String({ minLength: 1, maxLength: 200 }),
        extraId: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
        reason: Reason,
      },
      closed,
    ),
    failures: [...addressFailures, 'order_not_found', 'reason_missing'],
    reply: ProposedReply,
  }),
  proposeExchange: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/exchange',
    summary: 'Proposes to exchange an order on hold at the current rate.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    needsStepUp: true,
    body: Proposal,
    failures: ['order_not_found', 'not_on_hold', 'reason_missing'],
    reply: ProposedReply,
  }),
}
