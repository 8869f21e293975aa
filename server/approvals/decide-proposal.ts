import { approversOf } from '@causeway/core/approvals/proposal-kinds'
import { nextProposalState, type ProposalEvent } from '@causeway/core/approvals/proposal-states'
import { fail, ok, type Result } from '@causeway/core/result'
import { validate as isUuid } from 'uuid'
import { appendAudit } from '../audit/append-audit.ts'
import type { Tx } from '../db/index.ts'
import { staffActor } from '../staff/staff-actor.ts'
import type { StaffSession } from '../staff/staff-types.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import type { DecideProposalFailure, Settled } from './approval-types.ts'
import { executeProposal } from './execute-proposal.ts'
import { intentHash } from './intent-hash.ts'

type Who = { readonly session: StaffSession; readonly network: string | null }
type Held = Awaited<ReturnType<typeof lockProposal>>

/**
 * A second person agrees: what was seen is executed, once. Refused for the person who proposed, for another account of the same mailbox,
 * for roles that may not, after its time, and where the stored intent is not what was proposed or seen.
 */
export async function approveProposal(
  needs: ApprovalNeeds,
  asked: { readonly id: string; readonly intentHash: string },
  who: Who,
): Promise<Result<Settled, DecideProposalFailure>> {
  const approved = await decide(needs, asked.id, who, async (tx, held) => {
    const refused = await whyNotApproved(tx, held, asked.intentHash, who.session)
    return refused === null ? 'approved' : fail({ code: refused })
  })
  if (!approved.ok) return approved
  return ok(await executeProposal(needs, approved.value, staffActor(who)))
}

/** Somebody who may approve says no, with a reason. */
export async function refuseProposal(
  needs: ApprovalNeeds,
  asked: { readonly id: string; readonly reason: string },
  who: Who,
): Promise<Result<null, DecideProposalFailure>> {
  if (asked.reason.trim() === '') return fail({ code: 'reason_missing' })
  const refused = await decide(
    needs,
    asked.id,
    who,
    async (_tx, held) => {
      if (held.proposed_by === who.session.staffId) return fail({ code: 'proposal_own' })
      if (!approversOf(held.kind).includes(who.session.role)) {
        return fail({ code: 'proposal_role_missing' })
      }
      return 'refused'
    },
    asked.reason.trim(),
  )
  return refused.ok ? ok(null) : refused
}

/** The person who proposed takes it back. */
export async function withdrawProposal(
  needs: ApprovalNeeds,
  id: string,
  who: Who,
): Promise<Result<null, DecideProposalFailure>> {
  const withdrawn = await decide(needs, id, who, async (_tx, held) =>
    held.proposed_by === who.session.staffId ? 'withdrawn' : fail({ code: 'proposal_not_own' }),
  )
  return withdrawn.ok ? ok(null) : withdrawn
}

type Decision = 'approved' | 'refused' | 'withdrawn'

async function decide(
  { clock, database }: ApprovalNeeds,
  id: string,
  who: Who,
  judge: (
    tx: Tx,
    held: NonNullable<Held>,
  ) => Promise<Decision | Extract<Result<never, DecideProposalFailure>, { readonly ok: false }>>,
  outcome: string | null = null,
): Promise<Result<NonNullable<Held>, DecideProposalFailure>> {
  if (!isUuid(id)) return fail({ code: 'proposal_unknown' })
  return database.transaction('decide_proposal', async (tx) => {
    const held = await lockProposal(tx, id)
    if (held === undefined) return fail({ code: 'proposal_unknown' } as const)
    const now = clock.now()
    const isOver = held.state !== 'waiting' || held.ends_at.getTime() <= now
    if (isOver) return fail({ code: 'proposal_state_unfit' } as const)
    const decision = await judge(tx, held)
    if (typeof decision !== 'string') return decision
    await move(tx, held, decision, { decided_by: who.session.staffId, at: new Date(now), outcome })
    await appendAudit(tx, now, {
      actor: staffActor(who),
      action: `proposal.${decision}`,
      subject: held.subject,
      after: {
        proposal: id,
        kind: held.kind,
        hash: held.intent_hash,
        ...(outcome !== null && { reason: outcome }),
      },
    })
    return ok(held)
  })
}

function lockProposal(tx: Tx, id: string) {
  return tx.selectFrom('proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

async function whyNotApproved(
  tx: Tx,
  held: NonNullable<Held>,
  seenHash: string,
  session: StaffSession,
): Promise<DecideProposalFailure['code'] | null> {
  if (held.proposed_by === session.staffId) return 'proposal_own'
  if (!approversOf(held.kind).includes(session.role)) return 'proposal_role_missing'
  if (seenHash !== held.intent_hash || intentHash(held) !== held.intent_hash) {
    return 'proposal_changed'
  }
  // Held: a member who is removed at this moment is removed before, or after it was executed.
  const people = await tx
    .selectFrom('staff')
    .select(['id', 'mailbox', 'state'])
    .where('id', 'in', [held.proposed_by, session.staffId])
    .orderBy('id')
    .forShare()
    .execute()
  const proposer = people.find(({ id }) => id === held.proposed_by)
  const approver = people.find(({ id }) => id === session.staffId)
  if (proposer?.mailbox === approver?.mailbox) return 'proposal_own'
  return proposer?.state === 'active' && approver?.state === 'active' ? null : 'proposal_void'
}

async function move(
  tx: Tx,
  { id, state }: NonNullable<Held>,
  event: ProposalEvent,
  set: { readonly decided_by: string; readonly at: Date; readonly outcome: string | null },
): Promise<void> {
  const next = nextProposalState(state, event)
  if (next === null) throw new Error(`A proposal cannot be ${event} in state ${state}`)
  await tx
    .updateTable('proposal')
    .set({ state: next, decided_by: set.decided_by, decided_at: set.at, outcome: set.outcome })
    .where('id', '=', id)
    .execute()
}
