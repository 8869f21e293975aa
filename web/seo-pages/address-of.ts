type Coin = { readonly ticker: string }

/** Addresses of the pages for search engines, without language (PAGE-04). */
export const addressOf = {
  coin: ({ ticker }: Coin) => `/exchange/${ticker}`,
  pair: (from: Coin, to: Coin) => `/exchange/${from.ticker}/${to.ticker}`,
  pairs: ({ ticker }: Coin) => `/exchange-pairs/${ticker}`,
  countries: ({ ticker }: Coin) => `/buy-countries/${ticker}`,
  fiats: ({ ticker }: Coin) => `/buy-fiat/${ticker}`,
  purchase: ({ ticker }: Coin, fiat: string, country?: string) =>
    `/buy/${ticker}-${fiat}${country === undefined ? '' : `/${country.toLowerCase()}`}`,
} as const
