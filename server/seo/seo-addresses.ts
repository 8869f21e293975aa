import type { Catalogue, Currency } from '@causeway/core/currencies'
import { countryCodes } from '@causeway/core/fiat'

/** Kinds of pages that there is one of for each coin, pair, money or country (PAGE-04). */
export const seoAddressTypes = [
  'exchange-coin',
  'exchange-pair',
  'exchange-pairs',
  'buy-pair',
  'buy-place',
  'buy-countries',
  'buy-fiat',
] as const

export type SeoAddressType = (typeof seoAddressTypes)[number]

/** Addresses that begin alike: `start` and each of the `ends`, but for one. */
export type SeoAddressRow = {
  readonly start: string
  readonly ends: readonly string[]
  /** That coin's own row leaves it out: a coin is not exchanged for itself. */
  readonly except: string | null
  readonly count: number
}

export type SeoAddresses = {
  readonly type: SeoAddressType
  readonly rows: readonly SeoAddressRow[]
  readonly count: number
}

/** What the addresses are made of: tickers in lower case, countries as two letters in lower case. */
export type SeoCombinations = {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly coins: readonly string[]
  readonly bought: readonly string[]
  readonly fiats: readonly string[]
  readonly countries: readonly string[]
}

/** What SEO pages are about; buying only where somebody sells (PAGE-05). */
export function seoCombinations(catalogue: Catalogue, isSelling: boolean): SeoCombinations {
  const { enabled, fiat, from, to } = catalogue.lists
  return {
    from: from.map(tickerOf),
    to: to.map(tickerOf),
    coins: enabled.filter(({ isFiat }) => !isFiat).map(tickerOf),
    bought: isSelling ? to.map(tickerOf) : [],
    fiats: isSelling ? fiat.map(tickerOf) : [],
    countries: isSelling ? countryCodes.map((code) => code.toLowerCase()) : [],
  }
}

/**
 * Every address of an SEO page, without language, by kind: as many rows as there are coins (or coins and moneys), never
 * as many texts as there are pairs, so that a million pairs take no memory.
 */
export function seoAddresses(combinations: SeoCombinations): readonly SeoAddresses[] {
  const { bought, coins, countries, fiats, from, to } = combinations
  const rows: Readonly<Record<SeoAddressType, readonly SeoAddressRow[]>> = {
    'exchange-coin': [row('/exchange/', from)],
    'exchange-pair': from.map((ticker) => row(`/exchange/${ticker}/`, to, ticker)),
    'exchange-pairs': [row('/exchange-pairs/', coins)],
    'buy-pair': bought.map((ticker) => row(`/buy/${ticker}-`, fiats)),
    'buy-place': bought.flatMap((ticker) =>
      fiats.map((fiat) => row(`/buy/${ticker}-${fiat}/`, countries)),
    ),
    'buy-countries': [row('/buy-countries/', bought)],
    'buy-fiat': [row('/buy-fiat/', bought)],
  }
  return seoAddressTypes.map((type) => ({
    type,
    rows: rows[type],
    count: rows[type].reduce((sum, { count }) => sum + count, 0),
  }))
}

/** The addresses from `first` on, `most` of them at most, one after the other. */
export function* seoPaths(
  { rows }: Pick<SeoAddresses, 'rows'>,
  first: number,
  most: number,
): Generator<string, void> {
  let skipped = 0
  let given = 0
  for (const { count, ends, except, start } of rows) {
    if (skipped + count <= first) {
      skipped += count
      continue
    }
    for (const end of ends) {
      if (given === most) return
      if (end === except) continue
      if (skipped < first) {
        skipped += 1
        continue
      }
      given += 1
      yield start + end
    }
  }
}

function row(start: string, ends: readonly string[], except: string | null = null): SeoAddressRow {
  const count = ends.length - (except !== null && ends.includes(except) ? 1 : 0)
  return { start, ends, except, count }
}

function tickerOf({ ticker }: Currency): string {
  return ticker
}

/** Most addresses of one part: the limit of sitemaps.org. At 200 bytes each a part is far from its 50 MB. */
export const seoUrlsPerPart = 50_000

/** How many parts that many addresses make. */
export function countSeoParts(addresses: number): number {
  return Math.ceil(addresses / seoUrlsPerPart)
}
