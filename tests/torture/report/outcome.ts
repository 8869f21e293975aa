/** What was found wrong when everything was counted on chain. Empty: nothing. */
export type Findings = {
  /** A customer's money that came in and neither went out nor back. */
  readonly lost: readonly string[]
  /** More than one payment for one order. */
  readonly doubled: readonly string[]
  /** Another amount than was owed, or books that are not what the chain says. */
  readonly wrong: readonly string[]
}

export const NOTHING: Findings = { lost: [], doubled: [], wrong: [] }

/** One trial: a fault that was put in, and what was counted afterwards. */
export type Outcome = {
  /** The row of the report it belongs to. */
  readonly fault: string
  /** Exactly where, and with which chances. */
  readonly trial: string
  /** False where the fault never came about: such a trial proves nothing. */
  readonly reached: boolean
  readonly orders: number
  readonly findings: Findings
  /** Another thing that went wrong, such as a process that ended by itself. */
  readonly trouble: string | null
}

/** A group of trials that could not be made on this machine, and why. */
export type NotRun = { readonly fault: string; readonly why: string }

export function isGood({ findings, reached, trouble }: Outcome): boolean {
  const { doubled, lost, wrong } = findings
  return reached && trouble === null && lost.length + doubled.length + wrong.length === 0
}

/** A line for the log of a run. */
export function describeOutcome(outcome: Outcome): string {
  const { fault, findings, orders, reached, trial, trouble } = outcome
  const verdict = !reached ? 'NOT REACHED' : isGood(outcome) ? 'ok' : 'WRONG'
  const said = [
    ...findings.lost.map((text) => `lost: ${text}`),
    ...findings.doubled.map((text) => `doubled: ${text}`),
    ...findings.wrong.map((text) => `wrong: ${text}`),
    ...(trouble === null ? [] : [trouble]),
  ]
  return [`${verdict.padEnd(11)} ${fault}: ${trial} (${orders} orders)`, ...said].join('\n    ')
}
