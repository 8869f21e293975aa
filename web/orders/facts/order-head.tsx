import type { TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { AddressText } from '@causeway/ui/money'
import { Badge, CopyButton, classNames } from '@causeway/ui/primitives'
import type { FollowState } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { orderStatus, orderTone, statusNames } from '../order-status.ts'
import styles from './order-head.module.css'

export type OrderHeadProps = {
  readonly transaction: TransactionOut
  readonly followState: FollowState | null
  /** The status in other words than those of an exchange. */
  readonly statusText?: string
}

const followNames = {
  live: 'transaction.live',
  polling: 'transaction.polling',
} as const satisfies Record<Exclude<FollowState, 'offline'>, MessageKey>

/** The order's status, its code, and whether what is seen is live. */
export function OrderHead({ transaction, followState, statusText }: OrderHeadProps) {
  const t = useTranslate()
  const status = orderStatus(transaction)
  const isFollowed = followState !== null && followState !== 'offline'
  return (
    <div className={styles.head}>
      <p role="status" className={styles.status}>
        <Badge tone={orderTone(status)}>{statusText ?? t(statusNames[status])}</Badge>
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
      {isFollowed ? (
        <p className={styles.follow} data-follow={followState}>
          {t(followNames[followState])}
        </p>
      ) : (
        <p className={classNames(styles.follow, styles.away)} aria-hidden="true">
          {t(followNames.live)}
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
