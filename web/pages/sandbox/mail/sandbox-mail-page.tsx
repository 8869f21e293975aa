import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import {
  clientPage,
  type DataOf,
  useRevalidator,
  type ViewData,
} from '../../../client-page/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { MailList } from './mail-list.tsx'
import { MailReader } from './mail-reader.tsx'
import styles from './page.module.css'

type Data = DataOf<Route.ComponentProps>

const LOOK_EVERY_MILLISECONDS = 3000

/** The play world's mail box (AUTH-13): what was sent, newest first, as text and as it looks. */
function SandboxMailPage({ loaderData: { box, isElsewhere } }: ViewData<Data>) {
  const t = useTranslate()
  useNewMail(box !== null)
  if (box === null) {
    return (
      <Section title={t('sandbox.mailTitle')}>
        <div className={styles.around}>
          <Notice tone="warning">
            {t(isElsewhere ? 'sandbox.mailElsewhere' : 'sandbox.refused')}
          </Notice>
        </div>
      </Section>
    )
  }
  const { mails, hasChosen, chosen, view } = box
  return (
    <Section title={t('sandbox.mailTitle')} lead={t('sandbox.mailLead')} width="wide">
      {mails.length === 0 ? (
        <p className={styles.empty}>{t('sandbox.mailEmpty')}</p>
      ) : (
        <div className={styles.box} data-reading={hasChosen ? '' : undefined}>
          <MailList mails={mails} chosen={chosen?.id ?? null} />
          {chosen === null ? (
            <p className={styles.choose}>
              {t(hasChosen ? 'sandbox.mailGone' : 'sandbox.mailChoose')}
            </p>
          ) : (
            <MailReader mail={chosen} view={view} />
          )}
        </div>
      )}
    </Section>
  )
}

/** Asks for new mail every few seconds while somebody looks. */
function useNewMail(isOpen: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK_EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
}

/** As a client page. */
export const sandboxMailPage = clientPage<Data>({
  name: 'sandbox-mail-page',
  View: SandboxMailPage,
})
