import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'

export type PartnerNeeds = {
  readonly database: Database
  /** Business time: of orders and of when a partner was made. */
  readonly clock: Clock
  /** Seals the secrets that must be read back. */
  readonly partnerKey: Uint8Array
}
