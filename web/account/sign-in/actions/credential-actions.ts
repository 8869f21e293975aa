import type { SignInReply } from '@causeway/api/contract'
import type { SignInContext } from '../sign-in-context.ts'
import { asksForCaptcha, problemOf } from '../sign-in-problem.ts'
import type { SignInEvent, SignInProblem } from '../sign-in-state.ts'

type CredentialActions = {
  readonly logIn: (password: string) => Promise<void>
  /** Six digits of the authenticator, or a recovery code. */
  readonly giveCode: (code: string) => Promise<void>
  readonly askForPasskey: () => Promise<void>
}

/** AUTH-04: the server's word for a wrong password; every other error of the first step is 'Internal error'. */
const WRONG_CREDENTIALS = 'Incorrect login or password'

/** What a person proves himself with. */
export function credentialActions(context: SignInContext): CredentialActions {
  const { needs, store, visitor, sendSignIn, solve, signedIn, fail } = context
  const email = () => store.getState().email.trim()
  const take = (reply: SignInReply) =>
    reply.result ? signedIn(null) : store.dispatch(afterSignIn(reply))
  return {
    logIn: async (password) => {
      const request = { ...visitor(), email: email(), password }
      const answer = await sendSignIn(async () => {
        const first = await needs.calls.signIn(request)
        // Only after failures, so nobody waits for one that is not wanted.
        if (!asksForCaptcha(first)) return first
        return needs.calls.signIn({ ...request, captcha: await solve() })
      })
      if (answer === 'left') return
      if (answer.ok) take(answer.body)
      else fail(problemOf(answer, { code: 'log_in_failed' }))
    },
    giveCode: async (code) => {
      const { totpToken: token } = store.getState()
      if (token === null) return fail({ code: 'token_over' })
      const answer = await sendSignIn(() =>
        needs.calls.signIn({ ...visitor(), email: email(), token, totp: code }),
      )
      if (answer === 'left') return
      if (!answer.ok) return fail(problemOf(answer, { code: 'code_failed' }))
      if (answer.body.result) signedIn(null)
      else fail(codeProblem(answer.body))
    },
    askForPasskey: async () => {
      const answer = await sendSignIn(async () => {
        const asked = await needs.calls.passkeySignInOptions()
        if (!asked.ok) return asked
        const response = await needs.askPasskey(asked.body.result)
        if (response === null) return null
        return needs.calls.signInWithPasskey({ ...visitor(), response })
      })
      if (answer === 'left') return
      if (answer?.ok) take(answer.body)
      else if (answer === null) fail({ code: 'passkey_failed' })
      else fail(problemOf(answer, { code: 'passkey_failed' }))
    },
  }
}

function afterSignIn({ errors, token }: SignInReply): SignInEvent {
  if (errors.suspicious !== null) return { type: 'suspicious' }
  if (errors.totp !== null && token !== null) return { type: 'totp_asked', token }
  const isWrong = errors.main === WRONG_CREDENTIALS
  return { type: 'fail', problem: { code: isWrong ? 'wrong_credentials' : 'log_in_failed' } }
}

function codeProblem({ errors, attemptsLeft }: SignInReply): SignInProblem {
  return errors.totp === null ? { code: 'code_failed' } : { code: 'code_wrong', attemptsLeft }
}
