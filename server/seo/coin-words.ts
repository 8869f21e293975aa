import type { Catalogue, Currency } from '@causeway/core/currencies'

/** What sentences call a coin by. */
export type CoinWords = {
  /** "Bitcoin", "Tether (TRC-20)". */
  readonly name: string
  /** "BTC"; with its network where that tells it from its namesakes: "USDT TRC-20". */
  readonly ticker: string
  readonly network: string
  /** How long a deposit's confirmations take as the network means it, in minutes rounded up. */
  readonly waitMinutes: number
}

/** A coin's names for sentences. */
export function coinWords(catalogue: Catalogue, coin: Currency): CoinWords {
  const network = catalogue.networkOf(coin)
  const code = coin.code.toUpperCase()
  const isOnlyOne = coin.contractAddress === null && !coin.fullName.includes(`(${network.badge})`)
  return {
    name: coin.fullName,
    ticker: isOnlyOne ? code : `${code} ${network.badge}`,
    network: network.name,
    waitMinutes: Math.max(1, Math.ceil((network.blockSeconds * coin.confirmations) / 60)),
  }
}
