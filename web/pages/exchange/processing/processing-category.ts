/** What a visitor of /processing is in the middle of (EXCH-13). */
export const processingCategories = ['exchange', 'buy', 'sell'] as const

export type ProcessingCategory = (typeof processingCategories)[number]

/** Steps of exchange and of buy: where it goes, then everything to be checked. */
export const processingSteps = { addresses: 1, check: 2 } as const

/** The category in the page's address; where it names none, sending a national currency means buying (CALC-03). */
export function readProcessingCategory(
  query: URLSearchParams,
  isFiat: (ticker: string) => boolean,
): ProcessingCategory {
  const named = query.get('category')?.toLowerCase()
  const found = processingCategories.find((category) => category === named)
  const isPurchase = isFiat((query.get('from') ?? '').toLowerCase())
  return found ?? (isPurchase ? 'buy' : 'exchange')
}
