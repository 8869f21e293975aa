import type { CurrencyOut } from '@causeway/api/contract'

/** At most so many coins stand in the popular group (CALC-22). */
const MOST_POPULAR = 5

export type CoinGroup = { readonly id: 'popular' | 'all'; readonly items: readonly CurrencyOut[] }

/**
 * What the list shows for a search by ticker, name or network (CALC-22). Without one: the popular coins of the side
 * first, then all. With one: matches at the beginning of a ticker first, in one group.
 */
export function searchCoins(
  coins: readonly CurrencyOut[],
  search: string,
  side: 'from' | 'to',
): CoinGroup[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') {
    const popular = coins.filter((coin) => (side === 'from' ? coin.popularFrom : coin.popularTo))
    const rest = coins.filter((coin) => !popular.slice(0, MOST_POPULAR).includes(coin))
    return groups(popular.slice(0, MOST_POPULAR), rest)
  }
  const found = coins.filter((coin) => wordsOf(coin).includes(wanted))
  const isFirst = (coin: CurrencyOut) =>
    coin.code.startsWith(wanted) || coin.ticker.startsWith(wanted)
  return groups([], [...found.filter(isFirst), ...found.filter((coin) => !isFirst(coin))])
}

function groups(popular: readonly CurrencyOut[], all: readonly CurrencyOut[]): CoinGroup[] {
  const both: CoinGroup[] = [
    { id: 'popular', items: popular },
    { id: 'all', items: all },
  ]
  return both.filter((group) => group.items.length > 0)
}

function wordsOf(coin: CurrencyOut): string {
  const words = [coin.ticker, coin.code, coin.name, coin.fullName, coin.network, coin.networkBadge]
  return words.join('\n').toLowerCase()
}
