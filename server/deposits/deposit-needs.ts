import type { Catalogue } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import type { OrderWatch } from '../orders/index.ts'

/** What watching deposits stands on. */
export type DepositNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly watch: OrderWatch
  readonly wake: () => void
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
