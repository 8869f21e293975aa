import { approversOf } from '@causeway/core/approvals/proposal-kinds'
import type { UseCases } from '@causeway/server'
import type { ProposalView } from '@causeway/server/approvals/approval-types'
import type { StaffSession } from '@causeway/server/staff/staff-types'
import type { ProposalOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { networkOf, settledOut } from './staff-replies.ts'

type Needs = { readonly useCases: Pick<UseCases, 'backoffice'>; readonly words: Wording }
type Handlers = Pick<
  HandlersOf<typeof staffCalls>,
  'proposals' | 'approveProposal' | 'refuseProposal' | 'withdrawProposal'
>

/** Proposals and decisions about them (OPS-07). */
export function createApprovalHandlers({ useCases: { backoffice }, words }: Needs): Handlers {
  const { approvals } = backoffice
  return {
    proposals: async ({ state = null, subject = null }, { staff }) => {
      const listed = await approvals.list({ state, subject })
      return answer({ proposals: listed.map((proposal) => proposalOut(proposal, staff)) })
    },
    approveProposal: async ({ id, intentHash }, { caller, staff }) => {
      const settled = await approvals.approve({ id, intentHash }, staff, networkOf(caller))
      return settled.ok
        ? answer({ id, ...settledOut(settled.value) })
        : refuse(settled.failure, words)
    },
    refuseProposal: async ({ id, reason }, { caller, staff }) => {
      const refused = await approvals.refuse({ id, reason }, staff, networkOf(caller))
      return refused.ok ? answer({ result: true as const }) : refuse(refused.failure, words)
    },
    withdrawProposal: async ({ id }, { caller, staff }) => {
      const withdrawn = await approvals.withdraw(id, staff, networkOf(caller))
      return withdrawn.ok ? answer({ result: true as const }) : refuse(withdrawn.failure, words)
    },
  }
}

function proposalOut(proposal: ProposalView, { role, staffId }: StaffSession): ProposalOut {
  const { decidedAt, decidedBy, endsAt, proposedAt, proposedBy, ...rest } = proposal
  const isOwn = proposedBy.id === staffId
  return {
    ...rest,
    proposedBy: proposedBy.email,
    proposedAt: isoTime(proposedAt.getTime()),
    endsAt: isoTime(endsAt.getTime()),
    decidedBy: decidedBy?.email ?? null,
    decidedAt: decidedAt === null ? null : isoTime(decidedAt.getTime()),
    isOwn,
    mayDecide: proposal.state === 'waiting' && !isOwn && approversOf(proposal.kind).includes(role),
  }
}
