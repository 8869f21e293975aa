import { useTranslate } from '@causeway/widget/messages'
import styles from './date-time.module.css'
import { formatDateTime } from './format-date-time.ts'

/** A moment as DD Mon YYYY, hh:mm:ss UTC (TRACK-01). */
export function DateTime({ iso }: { readonly iso: string }) {
  const t = useTranslate()
  return (
    <time dateTime={iso} className={styles.time}>
      {t('transaction.utc', { time: formatDateTime(iso, t) })}
    </time>
  )
}
