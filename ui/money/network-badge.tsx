import { LtrText } from '../primitives/index.ts'
import styles from './network-badge.module.css'

export type NetworkBadgeProps = {
  /** "ERC-20" */
  readonly badge: string
  /** "Ethereum", shown on hover. */
  readonly network?: string
}

/** The network a coin lives on, beside its ticker: the same ticker on two networks is two coins. */
export function NetworkBadge({ badge, network }: NetworkBadgeProps) {
  return (
    <LtrText className={styles.badge} title={network}>
      {badge}
    </LtrText>
  )
}
