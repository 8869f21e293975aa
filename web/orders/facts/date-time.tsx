import { useTranslate } from '@causeway/widget/messages'
import { formatDateTime } from '../../i18n/format-date-time.ts'
import styles from './date-time.module.css'

/** A moment as DD Mon YYYY, hh:mm:ss UTC (TRACK-01). */
export function DateTime({ iso }: { readonly iso: string }) {
  const t = useTranslate()
  return (
    <time dateTime={iso} className={styles.time}>
      {t('transaction.utc', { time: formatDateTime(iso, t) })}
    </time>
  )
}
