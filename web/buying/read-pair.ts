import type { FormCoin } from '@causeway/widget/form'

/** A coin, and the money that it is bought with. */
export type BuyingPair = { readonly coin: FormCoin; readonly fiat: FormCoin }

/** What a coin's page is about where its address names no money. */
const USUAL_FIAT = 'usd'

/**
 * Reads `btc-eur` of an address; a coin alone means US dollars, capitals are small ones (PAGE-04). Null where one of
 * both is unknown, or the coin cannot be bought.
 */
export function readPair(text: string, coins: readonly FormCoin[]): BuyingPair | null {
  const [ticker = '', money = USUAL_FIAT, ...more] = text.toLowerCase().split('-')
  const coin = coins.find((each) => each.ticker === ticker && !each.isFiat && each.isWebToEnabled)
  const fiat = coins.find((each) => each.ticker === money && each.isFiat)
  return coin === undefined || fiat === undefined || more.length > 0 ? null : { coin, fiat }
}

/** The address of a pair's page, or of that page in one country. */
export function pairPath({ coin, fiat }: BuyingPair, country: string | null = null): string {
  const path = `/buy/${coin.ticker}-${fiat.ticker}`
  return country === null ? path : `${path}/${country.toLowerCase()}`
}
