import type { Answer, SignUpReply } from '@causeway/api/contract'
import type { SignInContext } from '../sign-in-context.ts'
import { problemOf } from '../sign-in-problem.ts'

type MailActions = {
  /** Makes an account: a link is mailed. Nothing happens before the newsletter choice (AUTH-02). */
  readonly signUp: () => Promise<void>
  readonly resend: () => Promise<void>
  /** Has a link mailed with which a new password is set (AUTH-08). */
  readonly recover: () => Promise<void>
}

/** AUTH-04: the server's word for what is no address. */
const EMAIL_INVALID = 'Invalid Email'

/** What ends with a mail. Each needs a captcha (AUTH-12). */
export function mailActions(context: SignInContext): MailActions {
  const { needs, store, visitor, send, solve, fail } = context
  const email = () => store.getState().email.trim()
  return {
    signUp: async () => {
      const { authType, isSubscribed } = store.getState()
      if (isSubscribed === null) return
      const answer = await send(async () =>
        needs.calls.signUp({
          ...visitor(),
          email: email(),
          ...(needs.isForWidget
            ? { source: 'widget', verificationMode: 'disabled', authType }
            : { source: 'web' }),
          subscribed: isSubscribed,
          captcha: await solve(),
        }),
      )
      takeSignUp(context, answer)
    },
    resend: async () => {
      const answer = await send(async () =>
        needs.calls.resendVerification({
          ...visitor(),
          verificationType: 'link',
          email: email(),
          captcha: await solve(),
        }),
      )
      takeSignUp(context, answer)
    },
    recover: async () => {
      const answer = await send(async () =>
        needs.calls.formRecover({ ...visitor(), email: email(), captcha: await solve() }),
      )
      if (answer === 'left') return
      if (!answer.ok) return fail(problemOf(answer, { code: 'recover_failed' }))
      const { result, errors, error } = answer.body
      if (result) return store.dispatch({ type: 'recovery_sent' })
      if (errors.email !== null) return fail({ code: 'recover_invalid' })
      fail(error === null ? { code: 'recover_failed' } : { code: 'text', text: error })
    },
  }
}

function takeSignUp({ store, fail }: SignInContext, answer: Answer<SignUpReply> | 'left'): void {
  if (answer === 'left') return
  if (!answer.ok) fail(problemOf(answer, { code: 'sign_up_failed' }))
  else if (answer.body.result) store.dispatch({ type: 'signed_up' })
  else if (answer.body.errors.email === null) fail({ code: 'sign_up_failed' })
  else if (answer.body.errors.email === EMAIL_INVALID) fail({ code: 'email_invalid' })
  else fail({ code: 'text', text: answer.body.errors.email })
}
