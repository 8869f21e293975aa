import type { TransferKind } from '@causeway/core/ports'
import type { ColumnType, Generated } from 'kysely'

type Units = ColumnType<bigint, bigint, bigint>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type DatabaseGenerationTable = {
  number: bigint
  journal_sequence: bigint
  witnessed_at: Optional<Date>
}

export type RecalledSignatureTable = {
  transfer_id: string
  attempt: number
  sequence: bigint
  kind: TransferKind
  network: string
  /** As in a transfer. */
  source: string
  asset: string
  units: Units
  destination: string
  extra_id: Optional<string>
  record: string
  tx_id: string
  bytes: string
  plan: string
  /** As in a transfer's transaction. */
  part: Generated<number>
  parts: Generated<number>
  order_id: Optional<string>
  settlement_number: Optional<number>
  /** True for payouts and refunds of orders that this database has forgotten. */
  is_lost: boolean
  booked_at: Optional<Date>
}

export type PayInSkippedTable = { network: string; address: string; index: bigint }

export type PayInGapTable = { network: string; first_index: bigint; next_index: bigint }
