import type { CurrencyOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'

/** What a link to a coin's page shows of it. */
export type LinkedCoin = Pick<
  CurrencyOut,
  'ticker' | 'code' | 'fullName' | 'network' | 'networkBadge' | 'contractAddress'
>

/** The slim coin that a page carries for a link. */
export function linkedCoin(coin: CurrencyOut): LinkedCoin {
  const { ticker, code, fullName, network, networkBadge, contractAddress } = coin
  return { ticker, code, fullName, network, networkBadge, contractAddress }
}

/** A coin in a sentence: "BTC"; with its network where that tells it from its namesakes: "USDT TRC-20". */
export function coinText(coin: LinkedCoin): string {
  const ticker = tickerLabel(coin)
  const isOnlyOne =
    coin.contractAddress === null && !coin.fullName.includes(`(${coin.networkBadge})`)
  return isOnlyOne ? ticker : `${ticker} ${coin.networkBadge}`
}
