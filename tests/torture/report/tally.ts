import { isGood, type NotRun, type Outcome } from './outcome.ts'

/** One row of the report: everything that was counted for one kind of fault. */
export type Row = {
  readonly fault: string
  readonly trials: number
  readonly orders: number
  readonly lost: number
  readonly doubled: number
  readonly wrong: number
  readonly notReached: number
  /** Trials with other trouble, such as a process that ended by itself. */
  readonly trouble: number
}

/** Sums outcomes up by fault, in the order in which the faults came first. A fault that was not reached is no trial. */
export function tally(outcomes: readonly Outcome[]): readonly Row[] {
  const faults = [...new Set(outcomes.map(({ fault }) => fault))]
  return faults.map((fault) => {
    const all = outcomes.filter((outcome) => outcome.fault === fault)
    const sum = (count: (outcome: Outcome) => number) =>
      all.reduce((total, outcome) => total + count(outcome), 0)
    return {
      fault,
      trials: sum(({ reached }) => (reached ? 1 : 0)),
      orders: sum(({ orders, reached }) => (reached ? orders : 0)),
      lost: sum(({ findings }) => findings.lost.length),
      doubled: sum(({ findings }) => findings.doubled.length),
      wrong: sum(({ findings }) => findings.wrong.length),
      notReached: sum(({ reached }) => (reached ? 0 : 1)),
      trouble: sum(({ trouble }) => (trouble === null ? 0 : 1)),
    }
  })
}

export type Report = {
  readonly seed: number
  readonly at: Date
  readonly minutes: number
  /** Name and value: machine, versions, commit. */
  readonly facts: readonly (readonly [string, string])[]
  readonly suites: readonly { readonly title: string; readonly how: string }[]
  readonly outcomes: readonly Outcome[]
  readonly notRun: readonly NotRun[]
  /** Labelled steps of plain orders, by stage. */
  readonly steps: ReadonlyMap<string, readonly string[]>
}

export function failures(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.filter((outcome) => !isGood(outcome) && !isOnlyMissed(outcome))
}

/** Nothing went wrong, but the fault never came about. */
function isOnlyMissed(outcome: Outcome): boolean {
  return !outcome.reached && isGood({ ...outcome, reached: true })
}
