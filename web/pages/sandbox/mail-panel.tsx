import type { SandboxMailReply } from '@causeway/api/contract'
import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'

/** What the exchange wrote to its customers, newest first. Shown as text: mail is never trusted as markup. */
export function MailPanel({ mails }: { readonly mails: SandboxMailReply['mails'] }) {
  const t = useTranslate()
  return (
    <Panel id="mail" title={t('sandbox.mailTitle')}>
      {mails.length === 0 ? (
        <p className={styles.small}>{t('sandbox.mailEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {mails.map((mail) => (
            <li key={`${mail.createdAt} ${mail.to} ${mail.subject}`}>
              <Disclosure summary={mail.subject}>
                <p className={styles.small}>
                  {t('sandbox.mailTo')}: {mail.to}, {mail.createdAt}
                </p>
                <pre className={styles.mail}>{mail.text}</pre>
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
