/** So many coins stand on one page of a table. */
export const COINS_A_PAGE = 40

/** On which page, from 1, the coin at this place of the whole list stands. */
export function coinPage(index: number): number {
  return Math.floor(index / COINS_A_PAGE) + 1
}

/** How many pages so many coins take; at least one. */
export function coinPages(total: number): number {
  return Math.max(1, coinPage(total - 1))
}

/** The page that an address asks for; beyond the last stands the last. */
export function readCoinPage(query: URLSearchParams, total: number): number {
  const text = query.get('page') ?? ''
  const asked = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return Math.min(asked, coinPages(total))
}
