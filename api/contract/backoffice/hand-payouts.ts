import { handPurposes } from '@causeway/core/approvals/hand-purposes'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, ProposedReply } from './fields.ts'
import { freeCoinFields, ownSendBody, ownSendFailures, ownSendFields } from './own-sends.ts'

const Purpose = Type.Enum(handPurposes)

export const HandCoinOut = Type.Object({
  ...freeCoinFields,
  memoName: Nullable(Type.String({ description: 'What payouts of the coin may also need.' })),
  left: Nullable(
    Type.String({
      description: 'What may still leave by hand today (UTC). Null where no limit is set.',
    }),
  ),
})
export type HandCoinOut = Static<typeof HandCoinOut>

export const HandPayoutOut = Type.Object({
  ...ownSendFields,
  asset: Type.String(),
  purpose: Purpose,
  proposedBy: Nullable(Type.String({ description: 'Email of a member of staff.' })),
  approvedBy: Nullable(Type.String({ description: 'Null where one person was enough.' })),
})
export type HandPayoutOut = Static<typeof HandPayoutOut>

/** Coins of the shop that two people pay to an address of no order (OPS-07.10). */
export const handPayoutCalls = {
  handPayouts: call({
    method: 'GET',
    path: '/backoffice/hand-payouts',
    summary: 'Payouts by hand, and what may be paid out now.',
    access: 'staff',
    roles: ['viewer', 'treasury', 'finance', 'administrator'],
    reply: Type.Object({
      coins: Type.Array(HandCoinOut, {
        description: 'None where HAND_PAYOUT_LIMITS names no coin and money is real.',
      }),
      payouts: Type.Array(HandPayoutOut, { description: 'The newest fifty.' }),
    }),
  }),
  proposeHandPayout: call({
    method: 'POST',
    path: '/backoffice/hand-payouts',
    summary: 'Proposes to pay coins of the shop to an address of no order.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object({ ...ownSendBody, purpose: Purpose }, closed),
    failures: [...ownSendFailures, 'above_hand_limit', 'address_is_cold', 'hand_limit_missing'],
    reply: ProposedReply,
  }),
}
