import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { resetBrowser } from '../../account/index.ts'
import { useLocalPath } from '../../i18n/index.ts'
import { Section } from '../../parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { ProfileView } from './profile-view.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The account: how its owner signs in, and what is kept about him (AUTH-07, AUTH-09). */
export default function ProfilePage({ loaderData: { data } }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { revalidate } = useRevalidator()
  const calls = useMemo(() => createAccountCalls(), [])
  // The whole page goes: nothing of the account may stay in a script's memory.
  const leave = () => void resetBrowser().then(() => window.location.assign(localPath('/')))
  return (
    <Section
      title={t('profile.title')}
      lead={t('profile.signedInAs', { email: data.account.email })}
      width="wide"
    >
      <ProfileView {...data} calls={calls} refresh={revalidate} onDeleted={leave} />
    </Section>
  )
}
