import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { CaptchaStatus } from '../fields/captcha-status.tsx'
import { ProblemNotice } from '../fields/problem-notice.tsx'
import styles from '../sign-in/sign-in.module.css'
import type { FrameProps } from './frame-props.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** AUTH-02. */
const RESEND_SECONDS = 30

/** The link is on its way; it can be sent again after a while. */
export function CheckEmailFrame({ state, dispatch, actions, first }: FrameProps) {
  const t = useTranslate()
  const secondsLeft = useSecondsLeft(RESEND_SECONDS, state.sentCount)
  return (
    <div className={styles.frame}>
      {/* Has focus when the frame appears, so that it is read out before what can be done. */}
      <div
        tabIndex={-1}
        className={styles.told}
        ref={(told) => {
          first.current = told
        }}
      >
        <Notice tone="good">
          <p>{t('auth.checkText', { email: state.email.trim() })}</p>
          <p>{t('auth.checkNext')}</p>
        </Notice>
      </div>
      <ProblemNotice problem={state.problem} />
      <Button
        look="secondary"
        wide
        aria-disabled={secondsLeft > 0}
        busy={state.isPending}
        onClick={() => (secondsLeft > 0 ? undefined : void actions.resend())}
      >
        {secondsLeft > 0 ? t('auth.resendIn', { count: secondsLeft }) : t('auth.resend')}
      </Button>
      <CaptchaStatus isSolving={state.isSolving} />
      <p className={styles.status} role="status">
        {state.sentCount > 1 && secondsLeft > 0 ? t('auth.resent') : null}
      </p>
      <Button look="quiet" onClick={() => dispatch({ type: 'back' })}>
        {t('auth.otherEmail')}
      </Button>
    </div>
  )
}
