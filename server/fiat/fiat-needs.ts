import type { FiatPort } from '@causeway/core/ports'
import type { OrderNeeds, OrderWatch } from '../orders/index.ts'

/** Providers of fiat, and how their orders are watched. */
export type FiatDealing = {
  readonly ports: ReadonlyMap<string, FiatPort>
  /** Of fiat orders alone; other orders have a watch of their own. */
  readonly watch: OrderWatch
  /** Our page of an order, where the provider sends the person afterwards. */
  readonly returnUrlOf: (publicCode: string, language: string | null) => string
  /** The same where the order's partner said where its customer goes next: an address of ours that leads there. */
  readonly partnerReturnUrlOf: (publicCode: string) => string
}

/** What use cases of fiat orders stand on; handed over by `main`. */
export type FiatNeeds = Pick<
  OrderNeeds,
  | 'database'
  | 'clock'
  | 'catalogue'
  | 'chains'
  | 'flavourOf'
  | 'compliance'
  | 'notifier'
  | 'holderKey'
  | 'wake'
  | 'attribution'
> & {
  readonly fiat: FiatDealing
  /** Tells the operator that something happened that no provider should do. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
