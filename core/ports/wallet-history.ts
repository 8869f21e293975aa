import type { Amount } from '../money/index.ts'

/** What the chain says that our wallet has spent since a place in its history. */
export type WalletHistory = {
  /** Opaque; give it to the next question. */
  readonly cursor: string
  /** Transactions that took from our wallet, waiting or in a block. The same one may be told again. */
  readonly transactions: readonly string[]
  /**
   * Where wallets are accounts: the hot wallet's nonces from `first` on and before `next` are used. `first` is null where
   * the network does not say with which nonce an account began. Null where wallets spend outputs.
   */
  readonly nonces: { readonly first: bigint | null; readonly next: bigint } | null
}

/** Names spendings of one wallet: by transaction id, by nonce, or some by either. */
export type Spendings = {
  readonly transactions: readonly string[]
  readonly nonces: readonly bigint[]
}

/** A spending of our wallet, read back from the chain. */
export type FoundSpending = {
  readonly txId: string
  /** The hot wallet's nonce that it used; null where it spent outputs. */
  readonly nonce: bigint | null
  /** `txId:outputIndex` of each output that it spent; empty where it used a nonce. */
  readonly inputs: readonly string[]
  /** Signed, as a signer gives them. */
  readonly bytes: string
  /** What it pays to others than our hot wallet. */
  readonly payments: readonly {
    readonly address: string
    readonly extraId: string | null
    readonly amount: Amount
  }[]
}
