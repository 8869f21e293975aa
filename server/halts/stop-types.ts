import type { Failure, Result } from '@causeway/core/result'
import type { StaffAtWork } from '../staff/staff-actor.ts'

/** What stands still, and why. */
export type Halt = {
  /** `all`, `signing`, `hedging`, a network or an asset. */
  readonly scope: string
  readonly reason: string
  readonly at: Date
  /** Staff stopped it, and two of them may start it again; others are lifted by what raised them, or by the operator. */
  readonly isEmergency: boolean
}

/** Exactly the halt that is lifted: one that was raised or changed since is another. */
export type StartIntent = {
  readonly scope: string
  readonly haltReason: string
  /** ISO 8601. */
  readonly haltedAt: string
}

export type StopFailure = Failure<'stop_scope_unknown' | 'stop_already' | 'reason_missing'>
export type StartFailure = Failure<'stop_unknown'>

/** Stopping payouts and new orders, by one person (OPS-12); starting again takes two. */
export type StopCases = {
  /** Everything that is halted, the oldest first. */
  readonly list: () => Promise<readonly Halt[]>
  /** Networks that can be stopped alone. */
  readonly networks: readonly string[]
  /** Stops everything (`all`) or a network from this moment on, in every process and in the signer. */
  readonly stop: (
    asked: { readonly scope: string; readonly reason: string },
    who: StaffAtWork,
  ) => Promise<Result<null, StopFailure>>
  /** What a proposal to start a scope again is about. */
  readonly startIntent: (scope: string) => Promise<Result<StartIntent, StartFailure>>
}
