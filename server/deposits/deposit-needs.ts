import type { NetworkId } from '@causeway/core/currencies'
import type { DueWork } from '@causeway/core/orders'
import type { ChainPort, Clock, SignerPort, TracingPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { DepthNeeds, OrderWatch } from '../orders/index.ts'

/** What watching deposits stands on. */
export type DepositNeeds = DepthNeeds & {
  readonly database: Database
  readonly clock: Clock
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  /** Asked whether a payout was signed, never to sign. */
  readonly signer: SignerPort
  readonly watch: OrderWatch
  readonly notifier: Notifier
  readonly wake: (kind?: DueWork) => void
  /** Absent where the steps of orders aren't traced. */
  readonly tracing?: TracingPort
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
