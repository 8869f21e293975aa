import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, useEffect, useState } from 'react'
import { CaptchaStatus } from '../fields/captcha-status.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { problemText } from '../fields/problem-text.ts'
import { UsernameField } from '../fields/username-field.tsx'
import styles from '../sign-in/sign-in.module.css'
import type { FrameProps } from './frame-props.ts'
import { SuspiciousNotice } from './suspicious-notice.tsx'

/** The password; what is wrong stands under its field (AUTH-20). */
export function EnterPasswordFrame({ state, dispatch, actions, first }: FrameProps) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { problem } = state
  useEffect(() => {
    if (problem !== null) first.current?.focus()
  }, [problem, first])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return
    setChanged(false)
    void actions.logIn(password)
  }

  return (
    <form className={styles.frame} onSubmit={submit} noValidate>
      {state.isSuspicious ? <SuspiciousNotice dispatch={dispatch} /> : null}
      <p className={styles.who} dir="ltr">
        {state.email.trim()}
      </p>
      <UsernameField email={state.email.trim()} />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setChanged(true)
        }}
        error={problem === null || isChanged ? null : problemText(t, problem)}
        ref={(input) => {
          first.current = input
        }}
      />
      <Button
        type="submit"
        wide
        waitsFor={password === '' ? t('auth.whyPassword') : null}
        busy={state.isPending}
      >
        {t('auth.logIn')}
      </Button>
      <CaptchaStatus isSolving={state.isSolving} />
      <Button look="quiet" onClick={() => dispatch({ type: 'recover' })}>
        {t('auth.passwordForgotten')}
      </Button>
    </form>
  )
}
