import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { formatDateTime } from '../../i18n/format-date-time.ts'
import type { OrderViewProps } from '../order-view-props.ts'

/** What is seen may be old: from when it is, and that nothing is lost by it. */
export function LostConnection({
  transaction,
  followState,
}: Pick<OrderViewProps, 'transaction' | 'followState'>) {
  const t = useTranslate()
  if (followState !== 'offline') return null
  const now = new Date(transaction.serverTime).toISOString()
  const time = formatDateTime(now, t)
  return (
    <Notice tone="warning" strong announce="status" title={t('transaction.reconnecting')}>
      {t('transaction.offlineSince', { time })}
    </Notice>
  )
}
