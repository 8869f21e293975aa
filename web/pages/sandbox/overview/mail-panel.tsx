import type { SandboxMailReply } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { Link } from '../../../client-page/index.ts'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'

const SHOWN = 5

/**
 * The last things that the exchange wrote to its customers (null: they are not for whoever asks), and the way to the box they lie in: a page with a policy of
 * its own, which the document has to be loaded anew for.
 */
export function MailPanel({ mails }: { readonly mails: SandboxMailReply['mails'] | null }) {
  const t = useTranslate()
  return (
    <Panel id="mail">
      {mails === null ? (
        <p className={styles.small}>{t('sandbox.mailElsewhere')}</p>
      ) : mails.length === 0 ? (
        <p className={styles.small}>{t('sandbox.mailEmpty')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {mails.slice(0, SHOWN).map((mail) => (
              <li key={mail.id}>
                <Link to={`/sandbox/mail?mail=${mail.id}`}>
                  <bdi>{mail.subject}</bdi>
                </Link>
                <p className={styles.small}>
                  {t('sandbox.mailTo')}: <bdi>{mail.to}</bdi>
                </p>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/sandbox/mail">{t('sandbox.mailOpen')}</Link>
          </p>
        </>
      )}
    </Panel>
  )
}
