import type { NetworkId } from '../currencies/index.ts'
import type { Amount, AssetCode } from '../money/index.ts'
import type { Failure, Result } from '../result/index.ts'
import type { FoundSpending, Spendings, WalletHistory } from './wallet-history.ts'

/** Where a customer pays in. Coins with a memo share one address and differ by extra id. */
export type PayInAddress = { readonly address: string; readonly extraId: string | null }

/** Names one payment on a chain for ever: an output of a UTXO transaction, or a log or value transfer of another. */
export type PaymentKey = { readonly txId: string; readonly outputIndex: number }

export type ObservedPayment = PaymentKey & {
  readonly address: string
  readonly extraId: string | null
  /** What really arrived. */
  readonly amount: Amount
  /** Null while it waits in the mempool: told then only where the transaction itself fixes what it pays. */
  readonly blockHash: string | null
  readonly confirmations: number
}

export type ScanResult = {
  /** Opaque; give it to the next scan. Saved in the same transaction as what the scan found. */
  readonly cursor: string
  /** Payments to our addresses since the cursor. The same payment may be reported again: its key is unique. */
  readonly payments: readonly ObservedPayment[]
  /** All blocks up to this one have been read. */
  readonly height: number
}

/** `gone`: the chain no longer knows it (reorganised out, replaced or dropped). */
export type PaymentStatus = PaymentKey & {
  readonly state: 'pending' | 'in_block' | 'gone'
  readonly confirmations: number
  readonly blockHash: string | null
}

export type TransactionStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  | {
      readonly state: 'in_block'
      readonly confirmations: number
      /** What the network took, in its fee asset. */
      readonly fee: Amount
      /** False where the chain included it but it did nothing (a reverted EVM transaction). */
      readonly succeeded: boolean
    }

/** Anybody's transaction. `height` is that of its block; `succeeded` is false where the block holds it without effect. */
export type FoundTransaction =
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  | { readonly state: 'in_block'; readonly height: number; readonly succeeded: boolean }

/**
 * Kinds of transfers after which money is no longer at our addresses. `return` sends a payment back that belongs to no
 * order, `cold` moves coins of the shop to an address of its cold storage, `hand` pays coins of the shop to an address of no order.
 */
export const outwardKinds = ['payout', 'refund', 'commission', 'return', 'cold', 'hand'] as const

/** Those of them that two people of the staff decide on, each by a row of its own. */
export const decidedKinds = ['return', 'cold', 'hand'] as const satisfies readonly TransferKind[]

/**
 * What a transfer is for. `sweep` brings what lies at a pay-in address (or is scattered over many outputs) to the hot
 * wallet, `gas` gives a pay-in address the coin that its sweep costs, `filler` uses up a nonce that nothing else will.
 */
export type TransferKind = (typeof outwardKinds)[number] | 'sweep' | 'gas' | 'filler'

/** Whose money moves: the hot wallet's, or what lies at the pay-in address of an index. */
export type TransferSource = 'hot' | number

/** What we mean to send. Saved before anything is reserved or signed. */
export type TransferIntent = {
  readonly transferId: string
  readonly network: NetworkId
  readonly kind: TransferKind
  readonly source: TransferSource
  readonly amount: Amount
  readonly destination: string
  readonly extraId: string | null
  /** Owner of the account that is made at the destination and paid in one transaction; absent: it is there already. */
  readonly newAccountKey?: string
  /** What the books want to know again should the database come back older; opaque text that the signer keeps. */
  readonly record: string
}

/** What the wallet could spend right now, as its node sees it. Opaque JSON of the adapter. */
export type Funding = { readonly network: NetworkId; readonly facts: string }

/** What other transfers of the same source hold already, read under the wallet's row lock. */
export type Taken = {
  /** `txId:outputIndex` of each reserved output. */
  readonly inputs: ReadonlySet<string>
  /** Next nonce never handed out by the database; null before the first. */
  readonly nextNonce: bigint | null
  /** A filler's own nonce: this one and no other. Null for every other kind. */
  readonly exactNonce: bigint | null
}

export type Reservation =
  | { readonly kind: 'inputs'; readonly inputs: readonly string[] }
  | { readonly kind: 'nonce'; readonly nonce: bigint }

/** An unsigned transaction, decided. `body` is opaque JSON of the adapter; signing it twice gives the same id. */
export type TransferPlan = {
  readonly intent: TransferIntent
  /**
   * Intents of the other transfers that the transaction pays too, from the same source and in the same coin; absent where
   * there is none. Each of them has a plan of its own for the same transaction (`planOf`).
   */
  readonly also?: readonly TransferIntent[]
  /** 1 for a transfer's first transaction; each replacement counts on. */
  readonly attempt: number
  readonly reservation: Reservation
  readonly body: string
}

export type SignedTransfer = {
  readonly transferId: string
  readonly network: NetworkId
  readonly txId: string
  /** The bytes to broadcast, hexadecimal or the chain's own text. */
  readonly bytes: string
}

/** `already_known` counts as success. A time-out is thrown: the outcome is then unknown and the same bytes go again. */
export type BroadcastOutcome =
  | { readonly outcome: 'accepted' | 'already_known' }
  | { readonly outcome: 'rejected'; readonly reason: string }

export type ComposeFailure = Failure<
  'insufficient_funds' | 'amount_is_dust' | 'destination_refused' | 'account_taken'
>

/** `fee_is_enough`: the network asks no more than the latest attempt pays. */
export type ReplaceFailure = Failure<'fee_is_enough' | 'insufficient_funds' | 'cannot_be_replaced'>

/** Something worth bringing to the hot wallet now. */
export type SweepOffer = {
  /** What will arrive, after its network fee. */
  readonly amount: Amount
  /** What the source must be given first to pay its network fee; null where it has enough. */
  readonly gasLacking: Amount | null
}

/**
 * How money gets from pay-in addresses to the hot wallet. `per_address`: each address by itself. `pooled`: payouts can
 * spend it where it lies, and only many small outputs are worth joining when fees are low.
 */
export type SweepAbility =
  | {
      readonly kind: 'per_address'
      /** Null where nothing at the index's address is worth its fee. */
      readonly offer: (asset: AssetCode, index: number) => Promise<SweepOffer | null>
    }
  | { readonly kind: 'pooled'; readonly offer: () => Promise<SweepOffer | null> }

/** One network, seen through one node or service. Read-only towards keys: signing is the signer's. */
export type ChainPort = {
  readonly network: NetworkId
  readonly assets: readonly AssetCode[]
  /** Genesis hash or chain id: tells play networks from real ones. */
  readonly identity: () => Promise<string>
  readonly head: () => Promise<{ readonly height: number; readonly hash: string }>
  /** The index's address. Deterministic, no I/O; an index is used once for ever. */
  readonly payInAddress: (asset: AssetCode, index: number) => PayInAddress
  /** Where the operator's stock of the asset stands; payments to it that no order explains are the operator's own. */
  readonly hotWalletAddress: (asset: AssetCode) => string
  /** Tells the node to look out for addresses. Idempotent; must be done before an address is shown to a payer. */
  readonly watch: (addresses: readonly PayInAddress[]) => Promise<void>
  /** Finds payments since a cursor (null: from now on). `owned` says which of some addresses are ours. */
  readonly scan: (
    cursor: string | null,
    owned: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
  ) => Promise<ScanResult>
  /**
   * Calls the listener when something may have happened, so that nobody needs to wait for the clock; absent where the
   * network cannot tell. A hint and no more. Answers how to end it.
   */
  readonly onActivity?: (listener: () => void) => () => void
  /**
   * Whether anything has happened lately or waits to happen: asked often, so it costs next to nothing. While it says no,
   * the chain is scanned now and then only. Absent where only a scan can tell.
   */
  readonly isLively?: () => boolean
  /** Looks known payments up again, in order. */
  readonly paymentStatuses: (keys: readonly PaymentKey[]) => Promise<readonly PaymentStatus[]>
  readonly funding: (intent: TransferIntent) => Promise<Funding>
  /** Decides the transaction. Pure. */
  readonly compose: (
    intent: TransferIntent,
    funding: Funding,
    taken: Taken,
  ) => Result<TransferPlan, ComposeFailure>
  /**
   * Decides one transaction that pays several intents of one source and coin, and answers the first one's plan. Pure.
   * Absent where a transaction pays one only. Where it is there, `funding` does not depend on whom an intent pays.
   */
  readonly composeJoint?: (
    intents: readonly [TransferIntent, ...TransferIntent[]],
    funding: Funding,
    taken: Taken,
  ) => Result<TransferPlan, ComposeFailure>
  /**
   * Decides a transaction for the same intents that pays the network more and cannot confirm beside any earlier one: it
   * has their nonce, or shares an input with each. Pure. `earlier`: first attempt first.
   */
  readonly replace: (
    earlier: readonly TransferPlan[],
    funding: Funding,
    taken: Taken,
  ) => Result<TransferPlan, ReplaceFailure>
  /** Null where pay-in addresses and the hot wallet are one. */
  readonly sweeps: SweepAbility | null
  readonly broadcast: (signed: SignedTransfer) => Promise<BroadcastOutcome>
  readonly transactionStatus: (txId: string) => Promise<TransactionStatus>
  /**
   * Looks up anybody's transaction, by an id in the network's own form. A node without an index of all transactions knows
   * only those that pay us.
   */
  readonly findTransaction: (txId: string) => Promise<FoundTransaction>
  /** All that our addresses hold of an asset now: hot wallet and the pay-in addresses given. */
  readonly holdings: (asset: AssetCode, payIns: readonly string[]) => Promise<Amount>
  /**
   * What our wallet has spent since a cursor of `walletHistory` (null: since its beginning). Throws where the node is
   * behind or lacks blocks, for then nothing follows from what it does not tell.
   */
  readonly walletHistory: (cursor: string | null) => Promise<WalletHistory>
  /**
   * Reads spendings back. Those that cannot be found are left out. `since`: a cursor of `scan`; networks that keep no list
   * by account look through the blocks after it, and find nothing where it is null.
   */
  readonly findSpendings: (
    wanted: Spendings,
    since: string | null,
  ) => Promise<readonly FoundSpending[]>
  /**
   * Transactions that pay-in addresses have sent since a cursor of `scan`; `owned` says which of some addresses are such.
   * Absent where they send nothing of their own.
   */
  readonly findSweeps?: (
    since: string,
    owned: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
  ) => Promise<readonly FoundSpending[]>
}
