import type { BrokenLimit } from '../state/form-view.ts'
import type { FormHold } from '../use-exchange-form.ts'

/** What the lines between the two sides are made of. */
export type RemarkProps = {
  readonly hold: FormHold
  readonly limit: BrokenLimit | null
  /** Tickers as people read them. */
  readonly from: string
  readonly to: string
}
