import { useTranslate } from '@causeway/widget/messages'
import { formatDateTime } from '../../../i18n/format-date-time.ts'
import styles from './mail-time.module.css'

/** When a mail was sent: 21 Nov 2026, 23:05:00 UTC. */
export function MailTime({ iso }: { readonly iso: string }) {
  const t = useTranslate()
  return (
    <time dateTime={iso} className={styles.time}>
      <bdi>{t('sandbox.mailAt', { time: formatDateTime(iso, t) })}</bdi>
    </time>
  )
}
