import type { HandPurpose } from '@causeway/core/approvals/hand-purposes'
import type { SendState, TransferState } from '@causeway/core/orders'
import type { TransferKind } from '@causeway/core/ports'
import type { ColumnType, Generated } from 'kysely'

type Units = ColumnType<bigint, bigint, bigint>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type TransferTable = {
  id: string
  kind: TransferKind
  /** Payouts and refunds belong to a settlement of an order; the others to nobody. */
  settlement_id: Optional<string>
  order_id: Optional<string>
  /** `hot`, or the index of the pay-in address whose money moves. */
  source: Generated<string>
  /** Kept by the signer with the signature, to be known again when the database comes back older. */
  record: Generated<string>
  /** The attempt that is signed or about to be. */
  attempt: Generated<number>
  network: string
  asset: string
  units: Units
  destination: string
  extra_id: Optional<string>
  /** Owner of the account that is to be made at the destination; null where there is one. */
  account_key: Optional<string>
  state: TransferState
  /** That of a transaction which it shares says so: the other transfers' rows have plans for the same transaction. */
  plan: Optional<string>
  /** True where it may share no transaction, since one that it shared was refused. */
  is_alone: Generated<boolean>
  round: Generated<number>
  created_at: Date
  broadcast_at: Optional<Date>
  confirmed_at: Optional<Date>
  due_at: Optional<Date>
  lease_until: Optional<Date>
  fence: Generated<bigint>
  attempts: Generated<number>
  last_error: Optional<string>
  dead: Generated<boolean>
}

export type TransferTransactionTable = {
  tx_id: string
  transfer_id: string
  attempt: number
  bytes: string
  /** What was signed; absent in rows of version 0.1. */
  plan: Optional<string>
  /** Which of how many payments of the transaction this transfer is; counted from 0. */
  part: Generated<number>
  parts: Generated<number>
  /** The part of the network's fee that it bears. */
  fee_asset: Optional<string>
  fee_units: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  created_at: Date
}

/** Coins of the shop on their way to cold storage, or there. */
export type ColdMoveTable = {
  /** That of its transfer, too. */
  id: string
  network: string
  asset: string
  units: Units
  destination: string
  extra_id: Optional<string>
  reason: string
  state: SendState
  decided_at: Date
  ended_at: Optional<Date>
}

/** Coins of the shop that two people paid to an address of no order. */
export type HandPayoutTable = ColdMoveTable & { purpose: HandPurpose }

export type ReservedInputTable = { network: string; input: string; transfer_id: string }

export type WalletTable = {
  network: string
  source: Generated<string>
  next_nonce: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
}
