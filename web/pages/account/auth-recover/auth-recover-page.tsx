import { Button, LinkButton, Notice, Skeleton } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import {
  OldLink,
  openSignIn,
  ProblemNotice,
  problemOf,
  publishAccountChanged,
  type SignInProblem,
} from '../../../account/index.ts'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { LinkPage } from '../../../parts/link-page.tsx'
import { useSignedIn } from '../../../signed-in/use-signed-in.ts'
import type { Route } from './+types/page.ts'
import { PasswordForm } from './password-form.tsx'

type Data = DataOf<Route.ComponentProps>

/** A new password, for whoever has the link: it signs in, and ends every other session (AUTH-02, AUTH-08). */
function AuthRecoverPage({ loaderData }: ViewData<Data>) {
  const { token } = loaderData
  const t = useTranslate()
  const localPath = useLocalPath()
  const [end, setEnd] = useState<'signed-in' | 'code-asked' | null>(null)
  const { email, problem, setProblem, check } = useLink(token)
  const isSignedIn = useSignedIn() === true

  function done(how: 'signed-in' | 'code-asked') {
    // The header shows whose account it is: a session from before is over.
    publishAccountChanged()
    setEnd(how)
  }

  if (end !== null) {
    // The code may have been given in the modal since.
    const isIn = end === 'signed-in' || isSignedIn
    return (
      <LinkPage title={t('auth.passwordSetTitle')}>
        <Notice tone="good" announce="status">
          <p>{t(isIn ? 'auth.passwordSetText' : 'auth.passwordSetCode')}</p>
        </Notice>
        <LinkButton href={localPath('/')}>{t('auth.toExchange')}</LinkButton>
        <LinkButton href={localPath('/profile')} look="secondary">
          {t('auth.toSettings')}
        </LinkButton>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={t('auth.recoverTitle')}>
      {problem?.code === 'token_over' ? (
        <OldLink
          action={
            isSignedIn ? (
              <LinkButton href={localPath('/profile')} look="secondary">
                {t('auth.toSettings')}
              </LinkButton>
            ) : (
              <Button onClick={() => openSignIn({ type: 'recover' })}>
                {t('auth.recoverAgain')}
              </Button>
            )
          }
        >
          {t('auth.recoverOld')}
        </OldLink>
      ) : (
        <>
          <ProblemNotice problem={problem} />
          {email === null ? (
            problem === null ? (
              <Skeleton width="100%" height="180px" />
            ) : (
              <Button look="secondary" onClick={check}>
                {t('common.tryAgain')}
              </Button>
            )
          ) : (
            <PasswordForm token={token} email={email} onDone={done} onOld={setProblem} />
          )}
        </>
      )}
    </LinkPage>
  )
}

/** Whose password the link sets. Asking does not use it up. */
function useLink(token: string) {
  const [email, setEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once more
  useEffect(() => {
    let isLeft = false
    const check = async () => {
      const answer = await createAccountCalls().checkRecovery({ recoverToken: token })
      if (isLeft) return
      if (answer.ok) setEmail(answer.body.result.email)
      else setProblem(problemOf(answer, { code: 'recover_failed' }))
    }
    void check()
    return () => {
      isLeft = true
    }
  }, [token, round])
  const again = () => {
    setProblem(null)
    setRound((before) => before + 1)
  }
  return { email, problem, setProblem, check: again }
}

/** As a client page. */
export const authRecoverPage = clientPage<Data>({
  name: 'auth-recover-page',
  View: AuthRecoverPage,
})
