import type { Currency } from './currency.ts'

/** A dropdown shows at most this many popular coins per side, and of fiat (CALC-22). */
export const MOST_POPULAR = 5

/** The lists that EXCH-12 derives from the catalogue, each in the catalogue's order. */
export type CurrencyLists = {
  /** Everything, enabled or not. */
  readonly all: readonly Currency[]
  /** What the site shows at all, fiat included. */
  readonly enabled: readonly Currency[]
  /** Coins that can be paid in. */
  readonly from: readonly Currency[]
  /** Coins that can be paid out. */
  readonly to: readonly Currency[]
  /** Coins that can be exchanged at a guaranteed rate, on either side. */
  readonly fixed: readonly Currency[]
  readonly fixedFrom: readonly Currency[]
  readonly fixedTo: readonly Currency[]
  /** Money of states, for buying and selling. */
  readonly fiat: readonly Currency[]
  readonly popularFrom: readonly Currency[]
  readonly popularTo: readonly Currency[]
  readonly popularFixedFrom: readonly Currency[]
  readonly popularFixedTo: readonly Currency[]
  readonly popularFiat: readonly Currency[]
}

/** Derives every list. A currency that is not `isWebEnabled` is in `all` only; fiat is never in a coin list. */
export function currencyLists(all: readonly Currency[]): CurrencyLists {
  const enabled = all.filter((currency) => currency.isWebEnabled)
  const coins = enabled.filter((currency) => !currency.isFiat)
  const fiat = enabled.filter((currency) => currency.isFiat)
  const from = coins.filter((coin) => coin.isWebFromEnabled)
  const to = coins.filter((coin) => coin.isWebToEnabled)
  const fixedFrom = from.filter((coin) => coin.isWebFixedEnabled)
  const fixedTo = to.filter((coin) => coin.isWebFixedEnabled)
  return {
    all,
    enabled,
    from,
    to,
    fixed: coins.filter((coin) => coin.isWebFixedEnabled),
    fixedFrom,
    fixedTo,
    fiat,
    popularFrom: mostPopular(from, (coin) => coin.popularFrom),
    popularTo: mostPopular(to, (coin) => coin.popularTo),
    popularFixedFrom: mostPopular(fixedFrom, (coin) => coin.popularFrom),
    popularFixedTo: mostPopular(fixedTo, (coin) => coin.popularTo),
    popularFiat: mostPopular(fiat, (currency) => currency.popularFiat),
  }
}

function mostPopular(
  list: readonly Currency[],
  isPopular: (currency: Currency) => boolean,
): readonly Currency[] {
  return list.filter(isPopular).slice(0, MOST_POPULAR)
}
