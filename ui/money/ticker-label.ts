/** A coin's ticker as people read it: "USDT" for `usdt20`. The network's badge tells the networks apart. */
export function tickerLabel(coin: { readonly code: string }): string {
  return coin.code.toUpperCase()
}

/** What people call the coin of a ticker; the ticker itself where the list does not have it. */
export function labelOfTicker(
  coins: readonly { readonly ticker: string; readonly code: string }[],
  ticker: string,
): string {
  return tickerLabel(coins.find((coin) => coin.ticker === ticker) ?? { code: ticker })
}
