import { proposalStates } from '@causeway/core/approvals/proposal-states'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, Done, EVERY_ROLE, ProposedReply, Reason } from './fields.ts'

const decideFailures = [
  'proposal_unknown',
  'proposal_state_unfit',
  'proposal_own',
  'proposal_not_own',
  'proposal_role_missing',
  'proposal_changed',
  'proposal_void',
  'reason_missing',
] as const

export const ProposalOut = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  subject: Type.String(),
  intent: Type.String({ description: 'JSON, byte for byte what is executed.' }),
  intentHash: Type.String(),
  reason: Type.String(),
  state: Type.Enum(proposalStates),
  proposedBy: Type.String(),
  proposedAt: Type.String(),
  endsAt: Type.String(),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Type.String()),
  outcome: Nullable(Type.String()),
  isOwn: Type.Boolean(),
  mayDecide: Type.Boolean({ description: 'The asker may approve or refuse it.' }),
})
export type ProposalOut = Static<typeof ProposalOut>

/** Four eyes: what waits for a second person. */
export const approvalCalls = {
  proposals: call({
    method: 'GET',
    path: '/backoffice/proposals',
    summary: 'Proposals, newest first.',
    access: 'staff',
    roles: EVERY_ROLE,
    query: Type.Object(
      {
        state: Type.Optional(Type.Enum(proposalStates)),
        subject: Type.Optional(Type.String({ maxLength: 400 })),
      },
      closed,
    ),
    reply: Type.Object({ proposals: Type.Array(ProposalOut) }),
  }),
  approveProposal: call({
    method: 'POST',
    path: '/backoffice/proposals/{id}/approve',
    summary: 'Approves another person’s proposal, which is executed at once.',
    access: 'staff',
    roles: ['compliance', 'treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object({ intentHash: Type.String({ minLength: 64, maxLength: 64 }) }, closed),
    failures: decideFailures,
    reply: ProposedReply,
  }),
  refuseProposal: call({
    method: 'POST',
    path: '/backoffice/proposals/{id}/refuse',
    summary: 'Refuses another person’s proposal.',
    access: 'staff',
    roles: ['compliance', 'treasury', 'administrator'],
    body: Type.Object({ reason: Reason }, closed),
    failures: decideFailures,
    reply: Done,
  }),
  withdrawProposal: call({
    method: 'POST',
    path: '/backoffice/proposals/{id}/withdraw',
    summary: 'Withdraws your own proposal.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'administrator'],
    failures: decideFailures,
    reply: Done,
  }),
}
