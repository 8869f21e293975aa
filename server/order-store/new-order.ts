import type { Insertable } from 'kysely'
import type { OrdersTable } from '../db/index.ts'

/** Of how many places one is needed; `key` null: of none. */
export type Places = { readonly key: string | null; readonly most: number }

/** The places that an unpaid guaranteed order takes: one of its client's for the pair, one of its address's. */
export type ClientPlaces = { readonly client: Places; readonly address: Places }

/** What a guaranteed order must stay within, in smallest units of the target coin. */
export type PromiseLimits = {
  /** Largest open guaranteed sum that policy allows. */
  readonly cap: bigint
  /** Stock that promises may use, at the moment when `committed` was what had left exposure for payouts. */
  readonly free: bigint
  readonly committed: bigint
}

export type NewOrder = {
  readonly order: Insertable<OrdersTable>
  readonly keyHash: string
  readonly bodyHash: string
  /** Single-use mark of the guaranteed quote; null at floating rate. */
  readonly nonce: string | null
  readonly promise: PromiseLimits
  readonly places: ClientPlaces
}
