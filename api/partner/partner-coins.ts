import type { Catalogue, Currency } from '@causeway/core/currencies'

/** Coins that partners can exchange: all but money of states. */
export function partnerCoins(catalogue: Catalogue): readonly Currency[] {
  return catalogue.all.filter((coin) => !coin.isFiat)
}
