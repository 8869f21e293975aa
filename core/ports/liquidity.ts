import type { Amount, AssetCode } from '../money/index.ts'

/** One order at a trading venue: buys or sells a coin against the venue's settlement coin. */
export type HedgeOrder = {
  /** Ours, unique for ever: the same one again is the same order, never a second. */
  readonly clientOrderId: string
  readonly side: 'buy' | 'sell'
  /** How much of the coin. */
  readonly amount: Amount
  /** Attodollars per whole coin that it may cost at most (buy) or must bring at least (sell). */
  readonly worstPrice: bigint
}

/** How an order at a venue stands. What is not filled of an ended one was not traded. */
export type HedgeReport = {
  readonly clientOrderId: string
  readonly state: 'open' | 'ended' | 'refused'
  /** How much of the coin changed hands. */
  readonly filled: Amount
  /** What was paid (buy) or came in (sell), in the settlement coin. */
  readonly against: Amount
  /** What the venue took, in whichever coin it takes; null where nothing or not told. */
  readonly fee: Amount | null
}

/** What the venue trades of a coin. */
export type HedgeMarket = { readonly least: Amount; readonly stepUnits: bigint }

/** A trading venue where exposure is turned back. */
export type LiquidityPort = {
  readonly name: string
  /** The coin that everything is traded against. */
  readonly settlementAsset: AssetCode
  /** Null where the venue does not trade the coin. */
  readonly market: (asset: AssetCode) => Promise<HedgeMarket | null>
  /** What is free at the venue. */
  readonly balances: () => Promise<ReadonlyMap<AssetCode, bigint>>
  /** Places an order, immediate or cancel. Throws where the outcome is unknown: ask `report` before trying again. */
  readonly trade: (order: HedgeOrder) => Promise<HedgeReport>
  /** Null where the venue never heard of the order. */
  readonly report: (asset: AssetCode, clientOrderId: string) => Promise<HedgeReport | null>
}
