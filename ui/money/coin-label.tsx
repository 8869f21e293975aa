import { LtrText } from '../primitives/index.ts'
import styles from './coin-label.module.css'
import { NetworkBadge } from './network-badge.tsx'
import { tickerLabel } from './ticker-label.ts'

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
