import { useTranslate } from '@causeway/widget/messages'
import { Link } from '../../../client-page/index.ts'
import styles from './mail-list.module.css'
import { MailTime } from './mail-time.tsx'

export type MailHead = {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly createdAt: string
}

export type MailListProps = {
  readonly mails: readonly MailHead[]
  readonly chosen: number | null
}

/** Every mail in the box, newest first. */
export function MailList({ mails, chosen }: MailListProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t('sandbox.mailBack')} className={styles.frame}>
      <ul className={styles.list}>
        {mails.map(({ id, to, subject, createdAt }) => (
          <li key={id}>
            <Link
              to={`/sandbox/mail?mail=${id}`}
              className={styles.mail}
              aria-current={id === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <span className={styles.subject}>
                <bdi>{subject}</bdi>
              </span>
              <span className={styles.to}>
                <bdi>{to}</bdi>
              </span>
              <MailTime iso={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
