import type { FiatOfferOut } from '@causeway/api/contract'
import { callsForRoute, routeCoins } from '@causeway/core/fiat'
import type { FormCoin, FormState } from '../../form/index.ts'

/** The way in two steps to a coin that nobody sells: buy `via`, then exchange it for `to` (BUY-09). */
export type CoinRoute = { readonly via: string; readonly to: string }

/** The coin that cannot be bought, once all providers have said so; null where no route is called for. */
export function unsoldCoin({
  category,
  offers,
  to,
}: Pick<FormState, 'category' | 'offers' | 'to'>): string | null {
  if (category !== 'buy' || !offers.areAll) return null
  return callsForRoute(failureOf(offers.answers[0])) ? to : null
}

function failureOf(offer: FiatOfferOut | undefined) {
  if (offer === undefined || offer.error === null) return null
  const { type } = offer.error
  return type === 'limits' ? { code: type, limits: offer.error.details } : { code: type }
}

/** Coins that may be the first of two steps to another, the most likely one first: both must be open to exchange. */
export function viasTo(coins: ReadonlyMap<string, FormCoin>, to: string): readonly string[] {
  if (coins.get(to)?.isWebToEnabled !== true) return []
  return routeCoins.filter((via) => via !== to && coins.get(via)?.isWebFromEnabled === true)
}
