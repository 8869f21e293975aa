import { Button, LinkButton, Notice } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import {
  OldLink,
  ProblemNotice,
  problemOf,
  publishAccountChanged,
  type SignInProblem,
} from '../../../account/index.ts'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { LinkPage } from '../../../parts/link-page.tsx'
import type { Route } from './+types/page.ts'

type Data = DataOf<Route.ComponentProps>

/** Makes the address that the link was mailed to the account's own, by a press (AUTH-09). */
function AuthEmailPage({ loaderData }: ViewData<Data>) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  const settings = (
    <LinkButton href={localPath('/profile')} look="secondary">
      {t('auth.toSettings')}
    </LinkButton>
  )

  async function confirm() {
    if (isPending) return
    setPending(true)
    setProblem(null)
    const answer = await createAccountCalls().confirmEmailChange({ token: loaderData.token })
    setPending(false)
    if (!answer.ok) return setProblem(problemOf(answer, { code: 'sign_up_failed' }))
    setEmail(answer.body.result.email)
    // The header shows the address.
    publishAccountChanged()
  }

  if (email !== null) {
    return (
      <LinkPage title={t('auth.emailDoneTitle')}>
        <Notice tone="good" announce="status">
          <p>{t('auth.emailDone', { email })}</p>
        </Notice>
        {settings}
      </LinkPage>
    )
  }
  return (
    <LinkPage title={t('auth.emailTitle')}>
      {problem?.code === 'token_over' ? (
        <OldLink action={settings}>{t('auth.emailOld')}</OldLink>
      ) : (
        <>
          <p>{t('auth.emailText')}</p>
          <ProblemNotice problem={problem} />
          <Button busy={isPending} onClick={() => void confirm()}>
            {t('auth.confirmButton')}
          </Button>
        </>
      )}
    </LinkPage>
  )
}

/** As a client page. */
export const authEmailPage = clientPage<Data>({
  name: 'auth-email-page',
  View: AuthEmailPage,
})
