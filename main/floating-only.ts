import type { Currency } from '@causeway/core/currencies'

/** The coins, with those that the operator names taking no part in guaranteed rates (CALC-13). */
export function floatingOnly(
  coins: readonly Currency[],
  tickers: readonly string[],
): readonly Currency[] {
  if (tickers.length === 0) return coins
  return coins.map((coin) =>
    tickers.includes(coin.ticker) ? { ...coin, isWebFixedEnabled: false } : coin,
  )
}
