import type { Outcome } from '../../../../account-settings/outcome.ts'
import type { PartProps } from '../profile-data.ts'

/** What the steps of two-factor sign-in tell the card around them. */
export type TotpPartProps = PartProps & {
  /** Recovery codes came: they are shown until their owner has kept them. */
  readonly onCodes: (codes: readonly string[]) => void
  /** A step is done, and its form goes away with it. */
  readonly onDone: (outcome: Outcome) => void
  /** The step before led here, so what it began is to be seen and heard first. */
  readonly isLedTo: boolean
}
