import type { Shop } from '../../../customers/index.ts'

const ROW = /<tr(?<hidden> hidden="")?[^>]*data-coin=.*?<\/tr>/g

/** The coins of a page's table, by what follows `to` in the links of its rows. */
export const rowsOf = (html: string, to: string) =>
  [...html.matchAll(ROW)].map(([row]) => linkOf(row, to))

/** Those of them that are seen without script. */
export const seenRowsOf = (html: string, to: string) =>
  [...html.matchAll(ROW)]
    .filter(({ groups }) => groups?.['hidden'] === undefined)
    .map(([row]) => linkOf(row, to))

const linkOf = (row: string, to: string) => row.split(`href="${to}`)[1]?.split('"')[0]

/** The status of each page, a few asked for at a time. */
export async function statusesOf(
  shop: Shop,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const waiting = [...paths]
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await fetch(shop.url + path, { method: 'HEAD', redirect: 'manual' })
      statuses.set(path, response.status)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return new Map(paths.map((path) => [path, statuses.get(path) ?? 0]))
}

/** A page of every type, as the call for its texts names it after the language. */
export const SOME_PAGES = [
  'exchange/btc/all',
  'exchange-pairs/btc/all',
  'all-coins-exchange/all/all',
  'all-coins-buy/all/all',
  'buy-countries/btc/all',
  'buy-fiat/btc/all',
  'buy/btc-eur/all',
  'buy/btc-eur/de',
] as const

/** What that call knows no page for. */
export const NO_PAGES = [
  'en/exchange/btc-nope/all',
  'en/exchange/btc-btc/all',
  'en/exchange/btc-eur/all',
  'en/exchange/btc-eth-xmr/all',
  'en/exchange/btc-eth/de',
  'en/buy/btc-eur/xx',
  'en/nope/btc/all',
  'xx/exchange/btc-eth/all',
  // Paid in alone, never out.
  'en/exchange/btc-neo/all',
  'en/buy/neo-eur/all',
  'en/buy-countries/neo/all',
  'en/buy-fiat/neo/all',
] as const
