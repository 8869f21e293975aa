import type { Catalogue } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'

export type DeskNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** Reads amounts in whole coins. */
  readonly catalogue: Catalogue
}
