import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { FormEvent } from 'react'
import { CaptchaStatus } from '../fields/captcha-status.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { ProblemNotice } from '../fields/problem-notice.tsx'
import { useEmailCheck } from '../fields/use-email-check.ts'
import styles from '../sign-in/sign-in.module.css'
import type { FrameProps } from './frame-props.ts'

/** A new password by mail (AUTH-08). The answer is the same whether or not there is an account. */
export function RecoverFrame(props: FrameProps) {
  return props.state.isRecoverySent ? <RecoverySent {...props} /> : <RecoverForm {...props} />
}

function RecoverForm({ state, dispatch, actions, first }: FrameProps) {
  const t = useTranslate()
  const { isValid, isShownInvalid } = useEmailCheck(state.email)
  const isInvalid = isShownInvalid || state.problem?.code === 'recover_invalid'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isValid) void actions.recover()
  }

  return (
    <form className={styles.frame} onSubmit={submit} noValidate>
      <p className={styles.text}>{t('auth.recoverText')}</p>
      <EmailField
        value={state.email}
        onChange={(email) => dispatch({ type: 'type_email', email })}
        isPending={state.isPending}
        error={isInvalid ? t('auth.recoverInvalid') : null}
        inputRef={(input) => {
          first.current = input
        }}
      />
      {state.problem?.code === 'recover_invalid' ? null : <ProblemNotice problem={state.problem} />}
      <Button
        type="submit"
        wide
        waitsFor={isValid ? null : t('auth.whyEmail')}
        busy={state.isPending}
      >
        {t('auth.recoverSend')}
      </Button>
      <CaptchaStatus isSolving={state.isSolving} />
    </form>
  )
}

function RecoverySent({ state, dispatch, first }: FrameProps) {
  const t = useTranslate()
  return (
    <div className={styles.frame}>
      <Notice tone="good" title={t('auth.titleCheckEmail')} announce="status">
        <p>{t('auth.recoverSentText', { email: state.email.trim() })}</p>
      </Notice>
      <p className={styles.text}>{t('auth.recoverSentElse')}</p>
      <Button
        wide
        ref={(button) => {
          first.current = button
        }}
        onClick={() => dispatch({ type: 'log_in' })}
      >
        {t('auth.backToLogIn')}
      </Button>
    </div>
  )
}
