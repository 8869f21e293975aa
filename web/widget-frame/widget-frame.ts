import type { EstimateRequest } from '@causeway/api/contract'
import type { OptionProblem, WidgetOptions } from '@causeway/widget/embed'

/** The frame on a page of another site, for one request. */
export type WidgetFrame = {
  /** The beginning of all its addresses, without language. */
  readonly prefix: string
  readonly options: WidgetOptions
  /** Options that were not taken; the frame writes them to the console. */
  readonly problems: readonly OptionProblem[]
  readonly merchantId: string | null
  /** What its orders carry, so that the merchant earns by them; null: nobody does. */
  readonly refId: string | null
  /** What is added to prices for a partner; null: nothing. */
  readonly commission: NonNullable<EstimateRequest['commission']> | null
  /** Origins that may hold this frame; null: those that the operator allows. */
  readonly sites: readonly string[] | null
  /** Further English sentences for the console. */
  readonly remarks: readonly string[]
}
