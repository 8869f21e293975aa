import { tickerLabel } from '@causeway/ui/money'
import type { LinkedCoin } from './linked-coin.ts'

/** A coin in a sentence: "BTC"; with its network where that tells it from its namesakes: "USDT TRC-20". */
export function coinText(coin: LinkedCoin): string {
  const ticker = tickerLabel(coin)
  const isOnlyOne =
    coin.contractAddress === null && !coin.fullName.includes(`(${coin.networkBadge})`)
  return isOnlyOne ? ticker : `${ticker} ${coin.networkBadge}`
}
