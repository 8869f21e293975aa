import { Card, CopyButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Link } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import type { MailHead } from './mail-list.tsx'
import styles from './mail-reader.module.css'
import { MailTime } from './mail-time.tsx'

export type MailReaderProps = {
  readonly mail: MailHead & { readonly text: string; readonly links: readonly string[] }
  readonly view: 'html' | 'text'
}

/** One mail: its links to follow or copy, then itself. As HTML it is shut into a frame that runs nothing. */
export function MailReader({ mail, view }: MailReaderProps) {
  const t = useTranslate()
  const { id, subject, text } = mail
  const frame = useLocalPath()(`/sandbox/mail/${id}/view`)
  const here = `/sandbox/mail?mail=${id}`
  return (
    <article aria-labelledby="mail-subject" className={styles.reader}>
      <Link to="/sandbox/mail" className={styles.back}>
        {t('sandbox.mailBack')}
      </Link>
      <Card look="outlined">
        <h2 id="mail-subject" className={styles.subject}>
          <bdi>{subject}</bdi>
        </h2>
        <p className={styles.facts}>
          {t('sandbox.mailTo')}: <bdi>{mail.to}</bdi>
        </p>
        <p className={styles.facts}>
          <MailTime iso={mail.createdAt} />
        </p>
        <MailLinks links={mail.links} />
        <nav aria-label={t('sandbox.mailViews')} className={styles.views}>
          <Link
            to={here}
            aria-current={view === 'html' ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {t('sandbox.mailAsHtml')}
          </Link>
          <Link
            to={`${here}&view=text`}
            aria-current={view === 'text' ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {t('sandbox.mailAsText')}
          </Link>
        </nav>
        {view === 'html' ? (
          <iframe
            key={id}
            src={frame}
            title={t('sandbox.mailFrame')}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className={styles.frame}
          />
        ) : (
          <pre className={styles.text} dir="auto">
            {text}
          </pre>
        )}
      </Card>
    </article>
  )
}

function MailLinks({ links }: { readonly links: readonly string[] }) {
  const t = useTranslate()
  if (links.length === 0) return null
  return (
    <ul aria-label={t('sandbox.mailLinks')} className={styles.links}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener" dir="ltr" className={styles.link}>
            {link}
          </a>
          <CopyButton
            text={link}
            label={t('sandbox.mailCopyLink')}
            short={t('common.copy')}
            copied={t('common.copied')}
          />
        </li>
      ))}
    </ul>
  )
}
