import type { NetworkId } from '@causeway/core/currencies'
import type { Clock, SignedTransfer, TransferPlan } from '@causeway/core/ports'
import type { SigningPolicy } from './policy/create-policy.ts'

/** Makes the bytes of a plan with the network's key. The same plan must give the same bytes. */
export type SigningFunction = (plan: TransferPlan) => Promise<SignedTransfer>

export type SignerNeeds = {
  readonly journalPath: string
  readonly signers: Readonly<Record<NetworkId, SigningFunction>>
  /** Dates the journal and the windows of the ceilings: the machine's own, which no customer can move. */
  readonly clock: Clock
  /** Null where nobody is to be asked but the journal: in tests. */
  readonly policy: SigningPolicy | null
  /** How long a comparison with the chain's history allows signing; null where none is asked for: in tests. */
  readonly historyGoodForMilliseconds: number | null
}
