import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import type { DueWork } from '@causeway/core/orders'
import type { ChainPort, Clock, SignerPort, TracingPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { OrderWatch } from '../orders/index.ts'
import type { WalletCheck } from '../wallet-history/create-wallet-check.ts'

/** What sending stands on. */
export type TransferNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly signer: SignerPort
  readonly wallets: Pick<WalletCheck, 'agrees'>
  readonly notifier: Notifier
  readonly watch: OrderWatch
  readonly wake: (kind?: DueWork) => void
  /** A transaction that waits longer than this for its block is replaced by one that pays more; ten minutes. */
  readonly stuckAfterMilliseconds?: number
  /** So many payouts and refunds share one transaction at most, on chains that have such; 20. */
  readonly mostPayments?: number
  /** So long a payout or refund waits for others to share its transaction with, where it can; not at all. */
  readonly waitForOthersMilliseconds?: number
  /** Absent where the steps of orders aren't traced. */
  readonly tracing?: TracingPort
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

/** When to look at a transfer again, in milliseconds; null: never. */
export type LookAgain = number | null

/** Pauses between two looks; `change`: until the change of others' transactions can be spent. */
export const AGAIN = {
  halted: 5000,
  gas: 2000,
  pending: 700,
  change: 200,
  stuck: 5000,
  deep: 15_000,
} as const
