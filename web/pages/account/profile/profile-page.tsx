import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo } from 'react'
import { leaveDeletedAccount } from '../../../account/index.ts'
import {
  clientPage,
  type DataOf,
  useRevalidator,
  type ViewData,
} from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { ProfileView } from './profile-view.tsx'

type Data = DataOf<Route.ComponentProps>

/** The account: how its owner signs in, and what is kept about him (AUTH-07, AUTH-09). */
function ProfilePage({ loaderData: { data } }: ViewData<Data>) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { revalidate } = useRevalidator()
  const calls = useMemo(() => createAccountCalls(), [])
  // The whole page goes: nothing of the account may stay in a script's memory.
  const leave = () => void leaveDeletedAccount().then(() => window.location.assign(localPath('/')))
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

/** As a client page. */
export const profilePage = clientPage<Data>({
  name: 'profile-page',
  View: ProfilePage,
})
