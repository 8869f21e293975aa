import { tickerLabel } from '@causeway/ui/money'
import type { LinkedCoin } from './linked-coin.ts'

/** A coin in a sentence: "BTC"; a token's with its network, which tells it from its namesakes: "USDT TRC-20". */
export function coinText(coin: LinkedCoin): string {
  const ticker = tickerLabel(coin)
  return coin.contractAddress === null ? ticker : `${ticker} ${coin.networkBadge}`
}
