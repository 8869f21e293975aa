import { approversOf, proposalLifetimeSeconds } from '@causeway/core/approvals/proposal-kinds'
import { fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { appendAudit } from '../audit/append-audit.ts'
import { hasSecondMember } from '../staff/members/manage-staff.ts'
import { staffActor } from '../staff/staff-actor.ts'
import type { StaffSession } from '../staff/staff-types.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import type { NewProposal, Proposed, ProposeFailure } from './approval-types.ts'
import { executeProposal } from './execute-proposal.ts'
import { intentHash } from './intent-hash.ts'

/**
 * Writes down what somebody wants done, for a second person to approve (OPS-07). It is executed at once where there are no four
 * eyes (FOUR_EYES=off), and, where it is about staff, until a second administrator has joined: otherwise the first one could never
 * invite anybody. Both stand in the audit log.
 */
export async function propose(
  needs: ApprovalNeeds,
  { intent: meant, kind, reason, subject }: NewProposal,
  { network, session }: { readonly session: StaffSession; readonly network: string | null },
): Promise<Result<Proposed, ProposeFailure>> {
  if (reason.trim() === '') return fail({ code: 'reason_missing' })
  const alone = await whyAlone(needs, kind, session)
  const intent = JSON.stringify(meant)
  const proposal = { kind, subject, intent, intent_hash: intentHash({ kind, subject, intent }) }
  const id = newId()
  const actor = staffActor({ session, network })
  await needs.database.transaction('propose', async (tx) => {
    const now = needs.clock.now()
    const at = new Date(now)
    await tx
      .insertInto('proposal')
      .values({
        ...proposal,
        id,
        reason: reason.trim(),
        state: alone === null ? 'waiting' : 'approved',
        proposed_by: session.staffId,
        proposed_at: at,
        ends_at: new Date(now + proposalLifetimeSeconds * 1000),
        decided_at: alone === null ? null : at,
      })
      .execute()
    await appendAudit(tx, now, {
      actor,
      action: alone === null ? 'proposal.made' : 'proposal.made_alone',
      subject,
      after: {
        proposal: id,
        kind,
        intent: meant,
        hash: proposal.intent_hash,
        reason: reason.trim(),
        ...(alone !== null && { alone }),
      },
    })
  })
  if (alone === null) return ok({ id, executed: null })
  return ok({ id, executed: await executeProposal(needs, { ...proposal, id }, actor) })
}

async function whyAlone(
  { database, fourEyes }: ApprovalNeeds,
  kind: NewProposal['kind'],
  { staffId }: StaffSession,
): Promise<'four_eyes_off' | 'no_second_administrator' | null> {
  if (!fourEyes) return 'four_eyes_off'
  if (!kind.startsWith('staff.')) return null
  const hasSecond = await hasSecondMember(database, staffId, approversOf(kind))
  return hasSecond ? null : 'no_second_administrator'
}
