import type { AffiliatePolicy } from '@causeway/core/affiliates'
import type { DueWork } from '@causeway/core/orders'
import type { FeePolicy } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { AccountChangeCases } from '../accounts/index.ts'
import type { StockView } from '../inventory/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { OrderNeeds } from '../orders/index.ts'

/** What the affiliate programme stands on. */
export type AffiliateNeeds = Pick<
  OrderNeeds,
  'catalogue' | 'chains' | 'clock' | 'compliance' | 'database' | 'flavourOf'
> & {
  readonly affiliatePolicy: AffiliatePolicy
  /** How exchanges are priced: conversions pay the same spread. */
  readonly policy: FeePolicy
  /** The market, or null where prices are missing or too old. */
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly stock: Pick<StockView, 'room'>
  readonly notifier: Notifier
  readonly wake: (kind?: DueWork) => void
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

/** What an affiliate's own changes need besides. */
export type OwnAffiliateNeeds = AffiliateNeeds & {
  readonly requireProof: AccountChangeCases['requireProof']
}
