import type { Catalogue } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import type { EraseNeeds } from '../accounts/index.ts'
import type { Database } from '../db/index.ts'

export type CustomerNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** Writes amounts in whole coins where data is exported. */
  readonly catalogue: Catalogue
  readonly isOwedPayout: EraseNeeds['isOwedPayout']
}
