import { Card } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo } from 'react'
import { type DataOf, Link, livePage, type ViewData } from '../../live-page/index.ts'
import { Section } from '../../parts/index.ts'
import { NewsSwitch } from '../profile/news-switch.tsx'
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

/** As a page that is alive as a whole. */
export const mailinglistsPage = livePage<Data>({
  name: 'mailinglists-page',
  View: MailinglistsPage,
})
