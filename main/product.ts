import type { UseCases } from '@causeway/server'
import type { ProductClock } from '@causeway/server/clock/product-clock'
import type { Database } from '@causeway/server/db'
import type { StockView } from '@causeway/server/inventory'
import type { Engine } from '@causeway/server/jobs'
import type { RequestCounts } from '@causeway/server/request-counts/create-request-counts'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { ExternalServices } from './services/index.ts'
import type { Config } from './settings/index.ts'

/** The product, put together and not yet running. */
export type Product = {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly external: ExternalServices
  readonly clock: ProductClock
  readonly useCases: UseCases
  readonly engine: Engine
  readonly metrics: Metrics
  readonly stock: StockView
  /** CSRF tokens of account changes are made with it. */
  readonly csrfKey: Uint8Array
  /** How many requests of a caller other processes count, of so many that are allowed in a minute; counts one here. */
  readonly countRequest: RequestCounts['count']
  /** Moves a play world's business time on; answers it. Unpaid orders and prices are looked at again at once. */
  readonly advanceClock: (seconds: number) => Promise<number>
  /** Begins to refresh prices and, where `withWorkers`, to carry orders on. */
  readonly start: (withWorkers: boolean) => Promise<void>
  /** Finishes what it holds, gives back leases, closes everything. */
  readonly stop: () => Promise<void>
}
