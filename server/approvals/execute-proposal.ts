import type { ProposalKind } from '@causeway/core/approvals/proposal-kinds'
import { nextProposalState } from '@causeway/core/approvals/proposal-states'
import { fail, type Result } from '@causeway/core/result'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { ApprovalNeeds, Executors, NotExecuted } from './approval-needs.ts'
import type { Executed, Intents, Settled } from './approval-types.ts'
import { intentHash } from './intent-hash.ts'

type Approved = {
  readonly id: string
  readonly kind: ProposalKind
  readonly subject: string
  readonly intent: string
  readonly intent_hash: string
}

/**
 * Carries out a proposal that the caller has just moved to `approved`: nobody else can have, so it happens once. Nothing is tried
 * again: what was interrupted stays `approved`, for people to look at.
 */
export async function executeProposal(
  needs: ApprovalNeeds,
  proposal: Approved,
  actor: AuditActor,
): Promise<Settled> {
  const done = await carryOut(needs, proposal, actor)
  const state = done.ok ? 'executed' : 'failed'
  const outcome = done.ok ? done.value.says : reasonOf(done.failure)
  const { id, subject } = proposal
  await needs.database.transaction('settle_proposal', async (tx) => {
    const next = nextProposalState('approved', state)
    if (next === null) throw new Error(`A proposal cannot be ${state}`)
    await tx
      .updateTable('proposal')
      .set({ state: next, outcome })
      .where('id', '=', id)
      .where('state', '=', 'approved')
      .execute()
    const after = { proposal: id, kind: proposal.kind, outcome }
    await appendAudit(tx, needs.clock.now(), {
      actor,
      action: `proposal.${state}`,
      subject,
      after,
    })
  })
  return { state, outcome, invitation: (done.ok && done.value.invitation) || null }
}

function reasonOf({ code, figure }: NotExecuted): string {
  return figure === undefined ? code : `${code}: ${figure}`
}

async function carryOut(
  { executors, onError }: ApprovalNeeds,
  proposal: Approved,
  actor: AuditActor,
): Promise<Result<Executed, NotExecuted>> {
  if (intentHash(proposal) !== proposal.intent_hash) return fail({ code: 'proposal_changed' })
  try {
    return await runAs(executors, proposal.kind, JSON.parse(proposal.intent), actor)
  } catch (error) {
    onError('approvals', error)
    return fail({ code: 'unexpected_error' })
  }
}

/** The bytes are those that `propose` wrote for this kind: the hash says so. */
function runAs<Kind extends ProposalKind>(
  executors: Executors,
  kind: Kind,
  intent: Intents[Kind],
  actor: AuditActor,
): Promise<Result<Executed, NotExecuted>> {
  return executors[kind](intent, actor)
}
