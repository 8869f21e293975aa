import type { NetworkId } from '@causeway/core/currencies'
import type { InventoryPolicy } from '@causeway/core/inventory'
import type { ChainPort, LiquidityPort } from '@causeway/core/ports'
import type { AffiliateNeeds } from '../affiliates/index.ts'
import type { DepositNeeds } from '../deposits/index.ts'
import type { FiatDealing } from '../fiat/index.ts'
import type { BookWatchNeeds } from '../ledger/index.ts'
import type { OrderNeeds } from '../orders/index.ts'
import type { TransferNeeds } from '../transfers/index.ts'
import type { WalletCheck } from '../wallet-history/create-wallet-check.ts'
import type { CourierNeeds } from '../webhooks/index.ts'

export type EngineNeeds = OrderNeeds &
  TransferNeeds &
  DepositNeeds &
  BookWatchNeeds & {
    readonly chains: ReadonlyMap<NetworkId, ChainPort>
    readonly wallets: WalletCheck
    /** How many workers there are of each kind. */
    readonly concurrency: number
    readonly chainEveryMilliseconds: number
    /** How often pay-in addresses are looked at for what to bring to the hot wallet; ten seconds. */
    readonly sweepEveryMilliseconds?: number
    /** Takes work at once, whether it has the lead or not. */
    readonly goesFirst?: boolean
    /** Providers of fiat whose orders are looked at; absent: none. */
    readonly fiat?: FiatDealing
    /** How partners are told of their orders; absent: not at all. */
    readonly webhooks?: CourierNeeds
    /** How affiliates are paid; absent: there are none. */
    readonly affiliates?: Pick<AffiliateNeeds, 'affiliatePolicy'>
    /** Where exposure is turned back, and by which rules; absent: nowhere. */
    readonly hedging?: {
      readonly venue: LiquidityPort
      readonly inventoryPolicy: InventoryPolicy
    }
    readonly onError: (name: string, error: unknown) => void
  }
