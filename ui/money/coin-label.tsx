import { LtrText } from '../primitives/index.ts'
import styles from './coin-label.module.css'
import { NetworkBadge } from './network-badge.tsx'

export type CoinLabelProps = {
  readonly coin: {
    readonly code: string
    readonly networkBadge: string
    readonly network: string
    /** Null for the network's own coin, which needs no badge; left out where it is not known. */
    readonly contractAddress?: string | null
  }
}

/** Ticker and network as one word: "USDT ERC-20", and just "ETH" where the network is the coin's own. */
export function CoinLabel({ coin }: CoinLabelProps) {
  const ticker = tickerLabel(coin)
  return (
    <span className={styles.label}>
      <LtrText className={styles.ticker}>{ticker}</LtrText>
      {coin.networkBadge === ticker || coin.contractAddress === null ? null : (
        <NetworkBadge badge={coin.networkBadge} network={coin.network} />
      )}
    </span>
  )
}

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
