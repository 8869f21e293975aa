import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import type { ChainPort, Clock, SignerPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { OrderWatch } from '../orders/index.ts'

/** What sending stands on. */
export type TransferNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly signer: SignerPort
  readonly notifier: Notifier
  readonly watch: OrderWatch
  readonly wake: () => void
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
