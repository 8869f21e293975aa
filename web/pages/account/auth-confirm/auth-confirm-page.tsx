import { Button, LinkButton } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import {
  OldLink,
  openSignIn,
  ProblemNotice,
  problemOf,
  type SignInProblem,
} from '../../../account/index.ts'
import { clientPage, type DataOf, useNavigate, type ViewData } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { LinkPage } from '../../../parts/link-page.tsx'
import { useSignedIn } from '../../../signed-in/use-signed-in.ts'
import type { Route } from './+types/page.ts'

type Data = DataOf<Route.ComponentProps>

/**
 * Confirms a registration by a press, so that a program which only looks at the link does not use it up; then a password
 * is chosen (AUTH-02).
 */
function AuthConfirmPage({ loaderData }: ViewData<Data>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const isSignedIn = useSignedIn() === true
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)

  async function confirm() {
    if (isPending) return
    setPending(true)
    setProblem(null)
    const answer = await createAccountCalls().confirmRegistration({ token: loaderData.token })
    if (answer.ok) {
      const path = `/auth/recover/${encodeURIComponent(answer.body.result.recoverToken)}`
      // The used link is not to be come back to.
      return navigate(path, { replace: true })
    }
    setPending(false)
    setProblem(problemOf(answer, { code: 'sign_up_failed' }))
  }

  return (
    <LinkPage title={t('auth.confirmTitle')}>
      {problem?.code === 'token_over' ? (
        <OldLink
          action={
            isSignedIn ? (
              <LinkButton href={localPath('/')}>{t('auth.toExchange')}</LinkButton>
            ) : (
              <Button onClick={() => openSignIn()}>{t('account.signIn')}</Button>
            )
          }
        >
          {t('auth.confirmOld')}
        </OldLink>
      ) : (
        <>
          <p>{t('auth.confirmText')}</p>
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
export const authConfirmPage = clientPage<Data>({
  name: 'auth-confirm-page',
  View: AuthConfirmPage,
})
