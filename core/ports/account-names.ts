import type { Amount } from '../money/index.ts'
import type { Failure, Result } from '../result/index.ts'

/** The network did not say. */
export type AccountNamesFailure = Failure<'account_names_unreachable'>

/** Named accounts of a network on which an account must be made before it can be paid (EXCH-09). */
export type AccountNamesPort = {
  /** What making one costs: RAM and staked bandwidth as the operator pays them, rounded up. No I/O. */
  readonly cost: () => Amount
  /** Whether nobody has the name yet. The name's form must have been checked. */
  readonly isFree: (name: string) => Promise<Result<boolean, AccountNamesFailure>>
}
