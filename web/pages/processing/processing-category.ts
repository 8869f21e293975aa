/** What a visitor of /processing is in the middle of (EXCH-13). */
export const processingCategories = ['exchange', 'buy', 'sell'] as const

export type ProcessingCategory = (typeof processingCategories)[number]

/** Steps of exchange and of buy: where it goes, then everything to be checked. */
export const processingSteps = { addresses: 1, check: 2 } as const

/** The category in the page's address; an exchange where it names none or one that does not exist. */
export function readProcessingCategory(query: URLSearchParams): ProcessingCategory {
  const named = query.get('category')?.toLowerCase()
  return processingCategories.find((category) => category === named) ?? 'exchange'
}
