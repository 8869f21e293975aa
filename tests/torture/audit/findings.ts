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
