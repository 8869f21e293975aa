import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { FormEvent } from 'react'
import { CaptchaStatus } from '../fields/captcha-status.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { ProblemNotice } from '../fields/problem-notice.tsx'
import { useEmailCheck } from '../fields/use-email-check.ts'
import styles from '../sign-in/sign-in.module.css'
import { AuthSwitch } from './auth-switch.tsx'
import type { FrameProps } from './frame-props.ts'
import { NewsChoice } from './news-choice.tsx'
import { SuspiciousNotice } from './suspicious-notice.tsx'

/** The address; signing up, the newsletter choice with it (AUTH-02, AUTH-04). */
export function EnterEmailFrame({ state, dispatch, actions, first }: FrameProps) {
  const t = useTranslate()
  const { isValid, isShownInvalid } = useEmailCheck(state.email)
  const isSignUp = state.authType === 'signUp'
  const { problem } = state
  const isReady = isValid && (!isSignUp || state.isSubscribed !== null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    if (isSignUp) void actions.signUp()
    else dispatch({ type: 'give_email' })
  }

  return (
    <form className={styles.frame} onSubmit={submit} noValidate>
      {state.isSuspicious ? <SuspiciousNotice dispatch={dispatch} /> : null}
      <EmailField
        value={state.email}
        onChange={(email) => dispatch({ type: 'type_email', email })}
        isPending={state.isPending}
        error={
          problem?.code === 'text'
            ? problem.text
            : isShownInvalid || problem?.code === 'email_invalid'
              ? t('auth.emailInvalid')
              : null
        }
        inputRef={(input) => {
          first.current = input
        }}
      />
      {isSignUp ? (
        <NewsChoice
          value={state.isSubscribed}
          onChange={(isSubscribed) => dispatch({ type: 'choose_news', isSubscribed })}
        />
      ) : null}
      {problem?.code === 'text' || problem?.code === 'email_invalid' ? null : (
        <ProblemNotice problem={problem} />
      )}
      <Button
        type="submit"
        wide
        waitsFor={isReady ? null : t(isValid ? 'auth.whyNews' : 'auth.whyEmail')}
        busy={state.isPending}
      >
        {t(isSignUp ? 'auth.signUp' : 'auth.continue')}
      </Button>
      <CaptchaStatus isSolving={state.isSolving} />
      <AuthSwitch state={state} dispatch={dispatch} />
    </form>
  )
}
