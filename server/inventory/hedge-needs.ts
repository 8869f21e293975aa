import type { Catalogue } from '@causeway/core/currencies'
import type { InventoryPolicy } from '@causeway/core/inventory'
import type { Clock, LiquidityPort } from '@causeway/core/ports'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { Selectable } from 'kysely'
import type { Database, HedgeTable } from '../db/index.ts'

/** What hedging stands on. */
export type HedgeNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly inventoryPolicy: InventoryPolicy
  /** Null while prices are missing or too old to deal on. */
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly venue: LiquidityPort
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

export type Hedge = Selectable<HedgeTable>

/** The venue knows a hedge by its row: the same row is the same order, whoever asks and however often. */
export function clientOrderIdOf(hedge: { readonly id: string }): string {
  return hedge.id.replaceAll('-', '')
}
