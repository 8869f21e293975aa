import type { RunningPostgres } from '../support/index.ts'
import type { NotRun, Outcome } from './outcome.ts'

/** What every suite of a run shares. */
export type Run = {
  readonly seed: number
  /** A sample that shows that everything works, instead of the whole programme. */
  readonly quick: boolean
  /** Null where this machine has no PostgreSQL server. */
  readonly postgres: RunningPostgres | null
  /** Told as soon as a trial is over. */
  readonly report: (outcome: Outcome | NotRun) => void
  /** Told of the labelled steps that a plain order passes, by the stage they were read on. */
  readonly steps: (stage: string, steps: readonly string[]) => void
}

/** One kind of fault, tried again and again. */
export type Suite = {
  readonly name: string
  readonly title: string
  /** How the fault is put in, in a sentence. */
  readonly how: string
  readonly run: (run: Run) => Promise<void>
}
