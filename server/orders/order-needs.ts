import type { ChainFlavour } from '@causeway/core/addresses'
import type { NetworkId } from '@causeway/core/currencies'
import type { DueWork } from '@causeway/core/orders'
import type {
  AccountNamesPort,
  ChainPort,
  Clock,
  NamePort,
  TracingPort,
} from '@causeway/core/ports'
import type { FeePolicy } from '@causeway/core/quotes'
import type { TradingTermsOf } from '@causeway/core/trading/trading-settings'
import type { Compliance } from '../compliance/index.ts'
import type { Database } from '../db/index.ts'
import type { StockView } from '../inventory/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { OrderWatch } from './following/order-watch.ts'
import type { DepthNeeds } from './needed-depth.ts'
import type { OrderWriter } from './placing/order-writer.ts'
import type { PayInPool } from './placing/pay-in-pool.ts'

/** Says whose link led to an order that is made now. */
export type AffiliateAttribution = {
  readonly find: (
    refId: string | null,
    of: 'exchange' | 'buy',
  ) => Promise<{
    readonly affiliateId: string
    readonly toolId: string
    readonly shareBps: bigint
  } | null>
}

/** What order use cases stand on; handed over by `main`. */
export type OrderNeeds = DepthNeeds & {
  readonly database: Database
  readonly clock: Clock
  readonly policy: FeePolicy
  readonly termsOf: TradingTermsOf
  readonly stock: StockView
  /** Absent where nothing is screened and nobody identified. */
  readonly compliance?: Compliance
  /** Which spelling of addresses a network of this world uses. */
  readonly flavourOf: (network: NetworkId) => ChainFlavour
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly notifier: Notifier
  /** Every naming service as one. */
  readonly names: NamePort
  /** Networks on which a payout can make the account that it pays. */
  readonly accountNames: ReadonlyMap<NetworkId, AccountNamesPort>
  readonly payIns: PayInPool
  /** Writes new orders, in the database of these needs. */
  readonly writer: OrderWriter
  /** Signs guaranteed quotes. */
  readonly rateKey: Uint8Array
  /** Derives holder secrets. */
  readonly holderKey: Uint8Array
  readonly watch: OrderWatch
  /** Absent where there are no affiliates. */
  readonly attribution?: AffiliateAttribution
  /** Absent where the steps of orders aren't traced. */
  readonly tracing?: TracingPort
  /** Wakes this process's engine for one kind of work, or for all; other processes find due rows by themselves. */
  readonly wake: (kind?: DueWork) => void
}
