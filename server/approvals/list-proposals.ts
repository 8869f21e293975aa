import { approversOf, proposalKinds } from '@causeway/core/approvals/proposal-kinds'
import type { ProposalState } from '@causeway/core/approvals/proposal-states'
import type { StaffSession } from '../staff/staff-types.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import type { Intents, ProposalView } from './approval-types.ts'

const MOST = 100

type Needs = Pick<ApprovalNeeds, 'clock' | 'database'>

/** Proposals, those that wait first, then the newest; those whose time is over are expired now. */
export async function listProposals(
  needs: Needs,
  { state, subject }: { readonly state: ProposalState | null; readonly subject: string | null },
): Promise<readonly ProposalView[]> {
  await expireProposals(needs)
  let query = needs.database
    .direct()
    .selectFrom('proposal')
    .innerJoin('staff as proposer', 'proposer.id', 'proposal.proposed_by')
    .leftJoin('staff as decider', 'decider.id', 'proposal.decided_by')
    .selectAll('proposal')
    .select(['proposer.email as proposer_email', 'decider.email as decider_email'])
  if (state !== null) query = query.where('proposal.state', '=', state)
  if (subject !== null) query = query.where('proposal.subject', '=', subject)
  const rows = await query
    .orderBy(({ eb }) => eb('proposal.state', '=', 'waiting'), 'desc')
    .orderBy('proposal.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    intent: row.intent,
    intentHash: row.intent_hash,
    reason: row.reason,
    state: row.state,
    proposedBy: { id: row.proposed_by, email: row.proposer_email },
    proposedAt: row.proposed_at,
    endsAt: row.ends_at,
    decidedBy:
      row.decided_by === null ? null : { id: row.decided_by, email: row.decider_email ?? '' },
    decidedAt: row.decided_at,
    outcome: row.outcome,
  }))
}

/** How many wait for this member: others’, of kinds that the role may approve. */
export async function countWaiting(
  { clock, database }: Needs,
  { role, staffId }: StaffSession,
): Promise<number> {
  const kinds = allKinds.filter((kind) => approversOf(kind).includes(role))
  if (kinds.length === 0) return 0
  const { count } = await database
    .direct()
    .selectFrom('proposal')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .where('ends_at', '>', new Date(clock.now()))
    .where('proposed_by', '!=', staffId)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const allKinds = Object.keys(proposalKinds) as readonly (keyof Intents)[]

async function expireProposals({ clock, database }: Needs): Promise<void> {
  await database
    .direct()
    .updateTable('proposal')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', new Date(clock.now()))
    .execute()
}
