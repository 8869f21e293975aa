import type { IdentificationStatus } from '@causeway/core/compliance/decide-compliance'
import type { ScreeningDirection, ScreeningReason } from '@causeway/core/ports'
import type { ColumnType, Generated } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type ScreeningTable = {
  id: string
  order_id: string
  direction: ScreeningDirection
  /** The deposit's id, or the address with its extra id: one row for each in an order. */
  subject: string
  asset: string
  network: string
  address: string
  extra_id: Optional<string>
  tx_id: Optional<string>
  /** The four answers: null until there is one. */
  score: Optional<number>
  is_listed: Optional<boolean>
  reason: Optional<ScreeningReason>
  source: Optional<string>
  asked_at: Date
  answered_at: Optional<Date>
  /** An operator looked at it and let it pass. */
  cleared_at: Optional<Date>
  due_at: Optional<Date>
  attempts: Generated<number>
  last_error: Optional<string>
}

export type IdentificationTable = {
  order_id: string
  status: IdentificationStatus
  asked_at: Date
  changed_at: Date
  due_at: Optional<Date>
  attempts: Generated<number>
  last_error: Optional<string>
}
