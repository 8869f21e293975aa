import { Button, LinkButton, Notice } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { OldLink, ProblemNotice, problemOf, type SignInProblem } from '../../account/index.ts'
import { useLocalPath } from '../../i18n/index.ts'
import { LinkPage } from '../../parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Makes the address that the link was mailed to the account's own, by a press (AUTH-09). */
export default function AuthEmailPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { revalidate } = useRevalidator()
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
    const answer = await createAccountCalls().confirmEmailChange(loaderData.token)
    setPending(false)
    if (!answer.ok) return setProblem(problemOf(answer, { code: 'sign_up_failed' }))
    setEmail(answer.body.result.email)
    // The header shows the address.
    void revalidate()
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
