import type { AssetCode } from '@causeway/core/money'
import type { PriceClosure } from '@causeway/core/rates/price-closures'
import type { MarketView } from '../rates/index.ts'

/** One coin as the prices desk shows it. */
export type PriceLine = {
  readonly asset: AssetCode
  readonly network: string
  /** By the last price that was believed; null before the first. */
  readonly market: MarketView | null
  /** Why it isn’t traded now; null where it is. */
  readonly closed: PriceClosure | null
  /** Reason of the halt, where one closes it. */
  readonly halt: string | null
}

export type PriceFilter = {
  /** Part of a coin's or a network's name; null: all. */
  readonly text: string | null
  /** Only coins that aren’t traded. */
  readonly isClosed: boolean
  /** From 1. */
  readonly page: number
}

export type PricesView = {
  /** Whether anything can be traded at all. */
  readonly isWell: boolean
  /** Of the prices; null before the first. */
  readonly ageSeconds: number | null
  readonly sources: readonly { readonly name: string; readonly problem: string | null }[]
  readonly coins: readonly PriceLine[]
  /** How many match in all. */
  readonly count: number
  /** How many coins aren’t traded now. */
  readonly closedCount: number
  readonly pages: number
}

/** Reading prices, their sources, and why coins are closed (OPS-11). */
export type PriceCases = { readonly read: (filter: PriceFilter) => Promise<PricesView> }
