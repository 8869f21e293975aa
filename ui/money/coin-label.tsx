import { LtrText } from '../primitives/index.ts'
import styles from './coin-label.module.css'
import { NetworkBadge } from './network-badge.tsx'
import { tickerLabel } from './ticker-label.ts'

export type CoinLabelProps = {
  readonly coin: {
    readonly code: string
    readonly networkBadge: string
    readonly network: string
  }
}

/** Ticker and network as one word: "USDT ERC-20", and just "BTC" where the network is the coin's own. */
export function CoinLabel({ coin }: CoinLabelProps) {
  const ticker = tickerLabel(coin)
  return (
    <span className={styles.label}>
      <LtrText className={styles.ticker}>{ticker}</LtrText>
      {coin.networkBadge === ticker ? null : (
        <NetworkBadge badge={coin.networkBadge} network={coin.network} />
      )}
    </span>
  )
}
