import type { RunningPostgres } from '../../support/index.ts'
import type { NotRun, Outcome } from '../report/outcome.ts'

/**
 * How long customers wait before an order counts as lost. A trial takes twenty seconds on a quiet machine; where it runs
 * beside others, slowness is not loss.
 */
export const ENDED_WITHIN_MILLISECONDS = 300_000

/** What every suite of a run shares. */
export type Run = {
  readonly seed: number
  /** A sample that shows that everything works, instead of the whole programme. */
  readonly quick: boolean
  /** Null where this machine has no PostgreSQL server. */
  readonly postgres: RunningPostgres | null
  /** False for a kill that was not asked for. */
  readonly isWanted: (trial: string) => boolean
  /** Told as soon as a trial is over. */
  readonly report: (outcome: Outcome | NotRun) => void
  /** The steps that a stage's plan is made from: those of the run that this one goes on with, or read now. */
  readonly traced: (
    stage: string,
    read: () => Promise<readonly string[]>,
  ) => Promise<readonly string[]>
  /** Told of the labelled steps that a plain order passes, by the stage they were read on. */
  readonly steps: (stage: string, steps: readonly string[]) => void
}

/** One kind of fault, tried again and again. */
export type Suite = {
  readonly name: string
  readonly title: string
  /** Whether a run that goes on leaves out the trials that were made already; the others are made anew. */
  readonly isResumable?: true
  /** How the fault is put in, in a sentence. */
  readonly how: string
  readonly run: (run: Run) => Promise<void>
}
