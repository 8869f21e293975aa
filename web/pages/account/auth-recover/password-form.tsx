import { checkPasswordLength, passwordLength } from '@causeway/core/accounts'
import { Button } from '@causeway/ui/primitives'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, useRef, useState } from 'react'
import {
  JapanGate,
  openSignIn,
  PasswordField,
  ProblemNotice,
  problemOf,
  type SignInProblem,
  UsernameField,
} from '../../../account/index.ts'
import { readUserMeta } from '../../../user-meta/read-user-meta.ts'

export type PasswordFormProps = {
  readonly token: string
  readonly email: string
  readonly onDone: (how: 'signed-in' | 'code-asked') => void
  /** The link is over. */
  readonly onOld: (problem: SignInProblem) => void
}

/** Chooses a password. The server's rules are told beforehand, and checked where it can be done at once. */
export function PasswordForm({ token, email, onDone, onOld }: PasswordFormProps) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const gate = useRef<HTMLElement>(null)
  const length = checkPasswordLength(password)

  function say(text: string) {
    setError(text)
    field.current?.focus()
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isPending || password === '') return
    setProblem(null)
    setError(null)
    if (!length.ok) return say(lengthText(length.failure.code))
    setPending(true)
    const { clientId } = readUserMeta()
    const request = { recoverToken: token, password, ...(clientId ? { clientId } : {}) }
    const answer = await createAccountCalls().submitRecovery(request)
    setPending(false)
    if (!answer.ok) {
      const { code } = answer.body.error
      if (code === 'password_common') return say(t('auth.passwordCommon'))
      if (code === 'password_short' || code === 'password_long') return say(lengthText(code))
      const found = problemOf(answer, { code: 'sign_up_failed' })
      return found.code === 'token_over' ? onOld(found) : setProblem(found)
    }
    const { result, token: totpToken } = answer.body
    if (result) return onDone('signed-in')
    // The password is set; the second factor is still asked for.
    if (totpToken === null) return setProblem({ code: 'log_in_failed' })
    openSignIn({ type: 'totp_asked', token: totpToken, email })
    onDone('code-asked')
  }

  function lengthText(code: 'password_short' | 'password_long'): string {
    return code === 'password_short'
      ? t('auth.passwordShort', { count: passwordLength.least })
      : t('auth.passwordLong', { count: passwordLength.most })
  }

  if (problem?.code === 'japan_unconfirmed') {
    return <JapanGate first={gate} onPass={() => void submit()} />
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('auth.recoverFor', { email })}</p>
      <UsernameField email={email} />
      <PasswordField
        label={t('auth.newPassword')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setError(null)
        }}
        hint={t('auth.passwordRule', { count: passwordLength.least })}
        error={error}
        ref={field}
      />
      <ProblemNotice problem={problem} />
      <Button
        type="submit"
        wide
        waitsFor={password === '' ? t('auth.whyPassword') : null}
        busy={isPending}
      >
        {t('auth.setPassword')}
      </Button>
    </form>
  )
}
