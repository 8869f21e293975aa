import type { FormCoin } from './form-coin.ts'
import { MOST_RECENT_SHOWN } from './recent-coins.ts'

/** At most so many coins stand in the popular group (CALC-22). */
const MOST_POPULAR = 5

export type CoinGroup = {
  readonly id: 'recent' | 'popular' | 'all'
  readonly items: readonly FormCoin[]
}

/**
 * What the list shows for a search by ticker, name or network (CALC-22). Without one: the coins used lately, the popular
 * ones of the side, then the rest. With one: the coin of that ticker on its own network, then on others, then tickers that
 * begin so, then the rest, in one group.
 */
export function searchCoins(
  coins: readonly FormCoin[],
  search: string,
  side: 'from' | 'to',
  recent: readonly string[] = [],
): CoinGroup[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return wholeList(coins, side, recent)
  const found = coins.filter((coin) => wordsOf(coin).includes(wanted))
  const items = found.toSorted((a, b) => rankOf(a, wanted) - rankOf(b, wanted))
  return items.length === 0 ? [] : [{ id: 'all', items }]
}

/** The lower, the sooner it is what somebody who typed this means. */
function rankOf({ code, networkBadge, ticker }: FormCoin, wanted: string): number {
  const isNative = networkBadge === code.toUpperCase()
  if (code === wanted) return isNative ? 0 : 1
  return code.startsWith(wanted) || ticker.startsWith(wanted) ? 2 : 3
}

function wholeList(
  coins: readonly FormCoin[],
  side: 'from' | 'to',
  recent: readonly string[],
): CoinGroup[] {
  const used = recent
    .flatMap((ticker) => coins.find((coin) => coin.ticker === ticker) ?? [])
    .slice(0, MOST_RECENT_SHOWN)
  const popular = coins
    .filter((coin) => isPopular(coin, side) && !used.includes(coin))
    .slice(0, MOST_POPULAR)
  const rest = coins.filter((coin) => !used.includes(coin) && !popular.includes(coin))
  const groups: CoinGroup[] = [
    { id: 'recent', items: used },
    { id: 'popular', items: popular },
    { id: 'all', items: rest },
  ]
  return groups.filter((group) => group.items.length > 0)
}

function isPopular(coin: FormCoin, side: 'from' | 'to'): boolean {
  if (coin.isFiat) return coin.popularFiat
  return side === 'from' ? coin.popularFrom : coin.popularTo
}

function wordsOf(coin: FormCoin): string {
  const words = [coin.ticker, coin.code, coin.name, coin.fullName, coin.network, coin.networkBadge]
  return words.join('\n').toLowerCase()
}
