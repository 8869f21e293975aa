import type { NetworkId } from '../currencies/index.ts'
import type { Amount, AssetCode } from '../money/index.ts'
import type { Failure, Result } from '../result/index.ts'

/** Where a customer pays in. Coins with a memo share one address and differ by extra id. */
export type PayInAddress = { readonly address: string; readonly extraId: string | null }

/** Names one payment on a chain for ever: an output of a UTXO transaction, or a log or value transfer of another. */
export type PaymentKey = { readonly txId: string; readonly outputIndex: number }

export type ObservedPayment = PaymentKey & {
  readonly address: string
  readonly extraId: string | null
  /** What really arrived. */
  readonly amount: Amount
  /** Null while it waits in the mempool. */
  readonly blockHash: string | null
  readonly confirmations: number
}

export type ScanResult = {
  /** Opaque; give it to the next scan. Saved in the same transaction as what the scan found. */
  readonly cursor: string
  /** Payments to our addresses since the cursor. The same payment may be reported again: its key is unique. */
  readonly payments: readonly ObservedPayment[]
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

/** What we mean to send. Saved before anything is reserved or signed. */
export type TransferIntent = {
  readonly transferId: string
  readonly network: NetworkId
  readonly amount: Amount
  readonly destination: string
  readonly extraId: string | null
}

/** What the wallet could spend right now, as its node sees it. Opaque JSON of the adapter. */
export type Funding = { readonly network: NetworkId; readonly facts: string }

/** What other transfers hold already, read under the wallet's row lock. */
export type Taken = {
  /** `txId:outputIndex` of each reserved output. */
  readonly inputs: ReadonlySet<string>
  /** Next nonce never handed out by the database; null before the first. */
  readonly nextNonce: bigint | null
}

export type Reservation =
  | { readonly kind: 'inputs'; readonly inputs: readonly string[] }
  | { readonly kind: 'nonce'; readonly nonce: bigint }

/** An unsigned transaction, decided. `body` is opaque JSON of the adapter; signing it twice gives the same id. */
export type TransferPlan = {
  readonly intent: TransferIntent
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
  'insufficient_funds' | 'amount_is_dust' | 'destination_refused'
>

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
  /** Looks known payments up again, in order. */
  readonly paymentStatuses: (keys: readonly PaymentKey[]) => Promise<readonly PaymentStatus[]>
  readonly funding: (intent: TransferIntent) => Promise<Funding>
  /** Decides the transaction. Pure. */
  readonly compose: (
    intent: TransferIntent,
    funding: Funding,
    taken: Taken,
  ) => Result<TransferPlan, ComposeFailure>
  readonly broadcast: (signed: SignedTransfer) => Promise<BroadcastOutcome>
  readonly transactionStatus: (txId: string) => Promise<TransactionStatus>
  /** All that our addresses hold of an asset now: hot wallet and the pay-in addresses given. */
  readonly holdings: (asset: AssetCode, payIns: readonly string[]) => Promise<Amount>
}

/** The only port that reaches keys. The same transfer gives the same bytes; a conflicting one is thrown back. */
export type SignerPort = {
  readonly sign: (plan: TransferPlan) => Promise<SignedTransfer>
}
