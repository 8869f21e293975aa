import type { Amount } from '@causeway/core/money'
import type { ChainPort, SignedTransfer, TransferPlan } from '@causeway/core/ports'

/** What a chain provider gives the contract suite: itself, its signer, and a payer who is not us. */
export type ChainHarness = {
  readonly chain: ChainPort
  /** A usual payment of the coin under test: far above dust, small beside the hot wallet. */
  readonly payment: Amount
  readonly sign: (plan: TransferPlan) => Promise<SignedTransfer>
  /** Pays from a wallet that is not ours, which never runs dry. The payment waits in the mempool until `mine`. */
  readonly payFromOutside: (
    amount: Amount,
    address: string,
    extraId: string | null,
  ) => Promise<{ readonly txId: string }>
  /** A fresh address of somebody else, as the destination of a payout. */
  readonly outsideAddress: () => Promise<string>
  readonly mine: (count: number) => Promise<void>
  /** Leaves at least 100 payments' worth of confirmed stock in the hot wallet, in ten outputs or more where the chain has outputs. */
  readonly fundHotWallet: () => Promise<void>
  /** Replaces the last `depth` blocks; payments in them wait again or are gone. Absent where it cannot be done. */
  readonly reorganise?: (depth: number) => Promise<void>
  readonly stop?: () => Promise<void>
}
