import { Card } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo } from 'react'
import { NewsSwitch } from '../../../account-settings/news-switch.tsx'
import { clientPage, type DataOf, Link, type ViewData } from '../../../client-page/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

type Data = DataOf<Route.ComponentProps>

/** The newsletter's own page, where its mails lead. */
function MailinglistsPage({ loaderData }: ViewData<Data>) {
  const t = useTranslate()
  const { email, isSubscribed } = loaderData
  const calls = useMemo(() => createAccountCalls(), [])
  return (
    <Section title={t('profile.newsPageTitle')} lead={t('profile.newsPageLead', { email })}>
      <Card look="outlined" className={styles.card}>
        <h2 className={styles.title}>{t('profile.newsTitle')}</h2>
        <p className={styles.text}>{t('profile.newsText')}</p>
        <NewsSwitch isSubscribed={isSubscribed} calls={calls} />
        <p>
          <Link to="/profile">{t('profile.newsAllSettings')}</Link>
        </p>
      </Card>
    </Section>
  )
}

/** As a client page. */
export const mailinglistsPage = clientPage<Data>({
  name: 'mailinglists-page',
  View: MailinglistsPage,
})
