/** Something the operator wants said on the site. */
export type AlertMessage = {
  /** Which one it is among all; for whoever removes it. */
  readonly key: string
  /** Its place: `currency-from` and `currency-to` stand at that side of the calculator, others above pages. */
  readonly id: string
  readonly message: string
  /** Comma-separated route patterns, each with an optional #section; empty for every route. */
  readonly routes: string
  /** Ticker of the coin that a calculator alert is about; null for the others. */
  readonly currency: string | null
}

/** Places at a side of the calculator; alerts there need a coin, and no others may have one. */
export const calculatorPlaces: readonly string[] = ['currency-from', 'currency-to']
