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
  /** Of planned maintenance: what pages say of it in their own language; absent for all others. */
  readonly maintenance?: ShownMaintenance
}

/** Maintenance that customers read of, a day ahead and while it goes on. */
export type ShownMaintenance = {
  /** Name of the coin or network. */
  readonly what: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  readonly note: string
  /** Whether it goes on now. */
  readonly isOpen: boolean
}

/** Places at a side of the calculator; alerts there need a coin, and no others may have one. */
export const calculatorPlaces: readonly string[] = ['currency-from', 'currency-to']

/** Said by the product itself while all payouts stand still. Pages say it in their own language; no operator’s alert has this id. */
export const PAYOUTS_PAUSED: AlertMessage = {
  key: 'payouts_paused',
  id: 'payouts_paused',
  message:
    'Payouts are paused for a check. Your orders and payments are safe, and everything continues afterwards.',
  routes: '',
  currency: null,
}
