import type { CurrencyOut } from '@causeway/api/contract'

/** Nobody looks for more. */
const LONGEST = 40

/** What was looked for, as it stands in the address; empty for nothing. */
export function readFind(query: URLSearchParams): string {
  return (query.get('find') ?? '').trim().slice(0, LONGEST)
}

/** The coins whose name, ticker or network contains what is looked for, in either case. */
export function findCoins(coins: readonly CurrencyOut[], find: string): readonly CurrencyOut[] {
  const wanted = find.toLowerCase()
  if (wanted === '') return coins
  return coins.filter((coin) =>
    [coin.fullName, coin.ticker, coin.code, coin.network].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
