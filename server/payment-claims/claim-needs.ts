import type { NetworkId } from '@causeway/core/currencies'
import type { DueWork } from '@causeway/core/orders'
import type { ChainPort, Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { DepthNeeds, OrderWatch } from '../orders/index.ts'

/** What looking for payments and claiming them stands on. */
export type ClaimNeeds = DepthNeeds & {
  readonly database: Database
  readonly clock: Clock
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly notifier: Notifier
  readonly watch: OrderWatch
  readonly wake: (kind?: DueWork) => void
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
