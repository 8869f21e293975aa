import type { Answer, FiatProvidersReply } from '@causeway/api/contract'
import type { BuyingPair } from './read-pair.ts'

/**
 * Where nobody sells coins for money there is nothing to show of offers: the page of buying says so, and what can be
 * done instead. Null where somebody sells, or where it is not known.
 */
export function unsoldPath(
  listed: Answer<FiatProvidersReply>,
  { coin, fiat }: BuyingPair,
): string | null {
  if (!listed.ok || listed.body.result.some(({ sides }) => sides.includes('buy'))) return null
  return `/buy?${new URLSearchParams({ from: fiat.ticker, to: coin.ticker })}`
}
