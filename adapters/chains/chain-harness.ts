import type { Amount } from '@causeway/core/money'
import type { ChainPort, SignedTransfer, SweepAbility, TransferPlan } from '@causeway/core/ports'

/**
 * What a node, or what stands before it, does on a bad day. `silent`: no answer ever comes. `garbage`: answers that are
 * none. `stale`: it no longer hears of blocks and transactions, and says what it knew. `answer_lost`: what is asked
 * happens, and the answer is lost. `breaking`: the connection of each question breaks once before it is answered; what is
 * sent happens, and its answer is lost.
 */
export type ChainFault = 'silent' | 'garbage' | 'stale' | 'answer_lost' | 'breaking'

/**
 * What is true of a chain before it is asked anything. The suite holds it to this, and leaves out the stories that
 * cannot happen there: a skip means that something lacks which should be there.
 */
export type ChainTraits = {
  readonly reserves: 'inputs' | 'nonce'
  /** Whether a transaction that waits gives way to a dearer one. */
  readonly replaces: boolean
  /** True where one transaction can pay several transfers. */
  readonly joins?: boolean
  /** Null where pay-in addresses and the hot wallet are one. */
  readonly sweeps: SweepAbility['kind'] | null
  /** True where pay-ins and the hot wallet have one address, and pay-ins differ by extra id alone. */
  readonly sharesAddress?: boolean
  /** False where a payment is not to be seen before it is in a block. */
  readonly showsWaiting?: boolean
  /** Those that the harness can make. */
  readonly faults: readonly ChainFault[]
}

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
  /** What the network asks for a place in a block. Must be there where transactions are replaced. */
  readonly fees?: {
    /** From now on the network asks more than any waiting transaction of ours pays; again, and it asks more still. */
    readonly raise: () => Promise<void>
    /** Ends that. Idempotent; done after every test. */
    readonly calm: () => Promise<void>
  }
  /** So many small confirmed pay-ins are worth joining while fees are calm. Must be there where sweeps are pooled. */
  readonly payInsWorthJoining?: number
  /** Each begins a fault and gives the function that ends it. Must be there for the traits' faults. */
  readonly faults?: { readonly [F in ChainFault]?: () => Promise<() => Promise<void>> }
  /** How many times the node was asked to send a transaction. Must be there where connections can be `breaking`. */
  readonly sends?: () => number
  readonly stop?: () => Promise<void>
}
