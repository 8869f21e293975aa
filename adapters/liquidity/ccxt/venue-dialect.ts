import type { Exchange } from 'ccxt'

/** An order as a venue takes it: texts, exact. */
export type VenueOrder = {
  /** The venue's name of the market. */
  readonly marketId: string
  readonly orderId: string
  readonly side: 'buy' | 'sell'
  readonly quantity: string
  readonly limit: string
}

/** An order as a venue tells of it; sums are its own texts. */
export type VenueReport = {
  readonly side: 'buy' | 'sell'
  readonly state: 'open' | 'ended' | 'refused'
  readonly filled: unknown
  readonly cost: unknown
  /** Null where nothing was taken, or it cannot be said in one coin. */
  readonly fee: { readonly currency: string; readonly sum: unknown } | null
}

/** What differs between venues. Calls throw ccxt's errors. */
export type VenueDialect = {
  /** What is free of each coin, by the unified name of the coin. */
  readonly balances: (exchange: Exchange) => Promise<ReadonlyMap<string, unknown>>
  /** Places an immediate order with a limit. Null: taken, and how it went must be asked. */
  readonly place: (exchange: Exchange, order: VenueOrder) => Promise<VenueReport | null>
  readonly find: (
    exchange: Exchange,
    marketId: string,
    orderId: string,
  ) => Promise<VenueReport | null>
}
