/** A coin's ticker as people read it: "USDT" for `usdt20`. The network's badge tells the networks apart. */
export function tickerLabel(coin: { readonly code: string }): string {
  return coin.code.toUpperCase()
}
