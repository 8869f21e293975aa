import type { Catalogue } from '@causeway/core/currencies'
import type { LedgerEntry } from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import type { FeePolicy } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates'
import type { Result } from '@causeway/core/result'
import type {
  AddressFailure,
  ChangeOrderFailure,
  ChangeOrderInput,
  OrderList,
  OrderNotFound,
  OrderView,
  PlacedOrder,
  PlaceOrderFailure,
  PlaceOrderInput,
} from './orders/index.ts'
import type { Estimate, EstimateFailure, EstimateInput, PairFailure } from './quotes/index.ts'
import type { MarketView, RatePoint } from './rates/index.ts'

/** One part of readiness. */
export type ReadinessPart = { readonly ok: boolean; readonly detail: string }

/** What the product can do, for whoever asks: HTTP, pages, later the partner API. Wired in `main`. */
export type UseCases = {
  readonly catalogue: Catalogue
  readonly feePolicy: FeePolicy
  readonly world: 'play' | 'real'
  readonly now: () => number
  /** The market in memory; null before the first prices. */
  readonly snapshot: () => MarketSnapshot | null
  readonly markets: () => readonly MarketView[]
  readonly rateHistory: (
    from: AssetCode,
    to: AssetCode,
    range: { readonly from: number; readonly to: number; readonly points: number },
  ) => Promise<Result<readonly RatePoint[], PairFailure>>
  /** Arithmetic on the snapshot in memory; touches no database. */
  readonly estimate: (input: EstimateInput) => Result<Estimate, EstimateFailure>
  /** Whether both coins take part in guaranteed rates. */
  readonly fixedRateAbility: (from: AssetCode, to: AssetCode) => Result<boolean, PairFailure>
  readonly checkAddress: (
    currency: AssetCode,
    address: string,
    extraId: string | null,
  ) => Result<null, AddressFailure | PairFailure>
  readonly placeOrder: (input: PlaceOrderInput) => Promise<Result<PlacedOrder, PlaceOrderFailure>>
  readonly readOrder: (publicCode: string) => Promise<Result<OrderView, OrderNotFound>>
  /** The orders that the secrets hold, newest first; pages from 1. */
  readonly listOrders: (secrets: readonly string[], page: number) => Promise<OrderList>
  /** True where one of the secrets is the order's (constant-time). */
  readonly holdsOrder: (publicCode: string, secrets: readonly string[]) => Promise<boolean>
  readonly changeOrder: (input: ChangeOrderInput) => Promise<Result<OrderView, ChangeOrderFailure>>
  /**
   * Tells of every change of an order until the returned function is called: state, amounts, confirmations.
   * The listener gets the whole view, and may get the same one twice.
   */
  readonly followOrder: (publicCode: string, listener: (order: OrderView) => void) => () => void
  readonly swapStatistics: () => Promise<{
    readonly finished24h: number
    readonly medianSeconds: number | null
  }>
  readonly ledgerTotals: () => Promise<{
    readonly sums: readonly { readonly asset: AssetCode; readonly sum: bigint }[]
    readonly accounts: readonly LedgerEntry[]
  }>
  readonly readiness: () => Promise<Readonly<Record<string, ReadinessPart>>>
  /** Prometheus text. */
  readonly metrics: () => Promise<string>
}
