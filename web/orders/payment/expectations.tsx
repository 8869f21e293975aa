import { useTranslate } from '@causeway/widget/messages'
import { formatDateTime } from '../../i18n/format-date-time.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './expectations.module.css'

/** How many confirmations a payment needs, and what orders really took: figures of real orders only. */
export function Expectations({ transaction, from, typicalSeconds }: OrderViewProps) {
  const t = useTranslate()
  return (
    <div className={styles.expectations}>
      <p>
        {t('transaction.confirmationsNeeded', {
          count: transaction.confirmationsNeeded,
          network: from.network,
        })}
      </p>
      <GuaranteedTime transaction={transaction} />
      {typicalSeconds === null ? null : <p>{typicalText(t, typicalSeconds)}</p>}
    </div>
  )
}

/** Until when a guaranteed rate binds, said before the payment is made and while it waits for its blocks. */
function GuaranteedTime({ transaction }: Pick<OrderViewProps, 'transaction'>) {
  const t = useTranslate()
  const { confirmUntil, isRateHeld } = transaction
  if (confirmUntil === null) return null
  if (isRateHeld === false) return <p>{t('transaction.confirmUntilPassed')}</p>
  const time = t('transaction.utc', { time: formatDateTime(confirmUntil, t) })
  return <p>{t('transaction.confirmUntil', { time })}</p>
}

const MINUTE = 60
const LONGEST_IN_SECONDS = 2 * MINUTE

function typicalText(t: ReturnType<typeof useTranslate>, seconds: number): string {
  return seconds < LONGEST_IN_SECONDS
    ? t('transaction.typicalSeconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('transaction.typicalMinutes', { count: Math.ceil(seconds / MINUTE) })
}
