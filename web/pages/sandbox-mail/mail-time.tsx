import { useTranslate } from '@causeway/widget/messages'
import styles from './mail-time.module.css'

/** When a mail was sent: 2026-11-21 23:05:00 UTC. */
export function MailTime({ iso }: { readonly iso: string }) {
  const t = useTranslate()
  return (
    <time dateTime={iso} className={styles.time}>
      <bdi>{t('sandbox.mailAt', { time: iso.slice(0, 19).replace('T', ' ') })}</bdi>
    </time>
  )
}
