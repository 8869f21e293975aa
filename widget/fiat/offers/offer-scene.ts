import type { FormCoin, FormPlace } from '../../form/index.ts'

/** What all offers of a list are about. */
export type OfferScene = {
  readonly side: 'buy' | 'sell'
  readonly from: FormCoin
  readonly to: FormCoin
  readonly place: FormPlace | null
  /** Rates as the price of one coin; otherwise as what one of what is given brings. */
  readonly isPerCoin: boolean
}

/** The coin of a purchase or a sale; the other is money of a state. */
export function coinOf({ side, from, to }: Pick<OfferScene, 'side' | 'from' | 'to'>): FormCoin {
  return side === 'buy' ? to : from
}

export function fiatOf({ side, from, to }: Pick<OfferScene, 'side' | 'from' | 'to'>): FormCoin {
  return side === 'buy' ? from : to
}
