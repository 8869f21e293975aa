import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { addressFailures } from '../failure-groups.ts'
import { Nullable } from '../fields.ts'
import { closed, Done, ProposedReply, Reason } from './fields.ts'

export const HeldPayoutOut = Type.Object({
  id: Type.String(),
  refId: Type.String(),
  affiliateState: Type.String(),
  accountId: Nullable(Type.String({ description: 'Null where the account was deleted.' })),
  amount: Type.String({ description: 'What would be sent: `0.1 BTC`.' }),
  networkFee: Type.String(),
  address: Type.String(),
  isMonthly: Type.Boolean(),
  requestedAt: Type.String(),
})
export type HeldPayoutOut = Static<typeof HeldPayoutOut>

const MONEY = ['treasury', 'administrator'] as const
const DECIDING = ['affiliate_payout_unknown', 'affiliate_payout_decided', 'reason_missing'] as const

/** Payouts to affiliates above the limit, which wait for staff (OPS-07.9). */
export const affiliatePayoutCalls = {
  heldPayouts: call({
    method: 'GET',
    path: '/backoffice/affiliate-payouts',
    summary: 'Payouts to affiliates that wait until two people agree, the oldest first.',
    access: 'staff',
    roles: ['viewer', 'treasury', 'finance', 'administrator'],
    reply: Type.Object({ payouts: Type.Array(HeldPayoutOut) }),
  }),
  proposeHeldPayout: call({
    method: 'POST',
    path: '/backoffice/affiliate-payouts/{id}/approve',
    summary: 'Proposes to send a payout that waits.',
    access: 'staff',
    roles: MONEY,
    needsStepUp: true,
    body: Type.Object({ reason: Reason }, closed),
    failures: [...addressFailures, ...DECIDING],
    reply: ProposedReply,
  }),
  declineHeldPayout: call({
    method: 'POST',
    path: '/backoffice/affiliate-payouts/{id}/decline',
    summary: 'Declines a payout that waits. The money returns to the affiliate’s balance.',
    access: 'staff',
    roles: MONEY,
    body: Type.Object({ reason: Reason }, closed),
    failures: DECIDING,
    reply: Done,
  }),
}
