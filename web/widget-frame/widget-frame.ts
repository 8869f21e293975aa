import type { OptionProblem, WidgetOptions } from '@causeway/widget/embed'

/** The frame on a page of another site, for one request. */
export type WidgetFrame = {
  /** The beginning of all its addresses, without language. */
  readonly prefix: string
  readonly options: WidgetOptions
  /** Options that were not taken; the frame writes them to the console. */
  readonly problems: readonly OptionProblem[]
  /** Whose ref id its orders carry; null: nobody's. */
  readonly merchantId: string | null
}
