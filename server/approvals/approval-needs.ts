import type { ProposalKind } from '@causeway/core/approvals/proposal-kinds'
import type { Clock } from '@causeway/core/ports'
import type { Failure, Result } from '@causeway/core/result'
import type { AuditActor } from '../audit/append-audit.ts'
import type { Database } from '../db/index.ts'
import type { Executed, Intents } from './approval-types.ts'

/** Why nothing was done; `figure` belongs to what is said about it. */
export type NotExecuted = Failure<string> & { readonly figure?: string }

/** What carries out an intent, by its kind. */
export type Executors = {
  readonly [Kind in ProposalKind]: (
    intent: Intents[Kind],
    actor: AuditActor,
  ) => Promise<Result<Executed, NotExecuted>>
}

export type ApprovalNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly fourEyes: boolean
  readonly executors: Executors
  readonly onError: (part: string, error: unknown) => void
}
