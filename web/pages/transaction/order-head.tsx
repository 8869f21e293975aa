import type { TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { AddressText } from '@causeway/ui/money'
import { Badge, CopyButton } from '@causeway/ui/primitives'
import type { FollowState } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import styles from './order-head.module.css'
import { orderStatus, statusNames } from './order-status.ts'

export type OrderHeadProps = {
  readonly transaction: TransactionOut
  readonly followState: FollowState | null
}

const followNames = {
  live: 'transaction.live',
  polling: 'transaction.polling',
  offline: 'transaction.reconnecting',
} as const satisfies Record<FollowState, MessageKey>

/** The order's status, its code, and whether what is seen is live. */
export function OrderHead({ transaction, followState }: OrderHeadProps) {
  const t = useTranslate()
  const status = orderStatus(transaction)
  return (
    <div className={styles.head}>
      <p role="status" className={styles.status}>
        <Badge tone={toneOf(status)}>{t(statusNames[status])}</Badge>
      </p>
      <p className={styles.code}>
        <span>{t('transaction.orderCode')}</span>
        <AddressText address={transaction.transactionId} short />
        <CopyButton
          text={transaction.transactionId}
          label={t('transaction.copyCode')}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      </p>
      {followState === null ? null : (
        <p className={styles.follow} data-follow={followState}>
          {t(followNames[followState])}
        </p>
      )}
      <noscript>
        <p>
          <a href={`?`}>{t('transaction.reload')}</a>
        </p>
      </noscript>
    </div>
  )
}

function toneOf(status: keyof typeof statusNames): 'neutral' | 'good' | 'warning' | 'bad' {
  if (status === 'finished' || status === 'refunded') return 'good'
  if (status === 'hold' || status === 'expired') return 'warning'
  return status === 'failed' ? 'bad' : 'neutral'
}
