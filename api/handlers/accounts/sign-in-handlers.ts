import type { Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { NewSession, SignInFailure } from '@causeway/server/accounts'
import type { Caller, signInCalls } from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { answer, type Handler, type HandlersOf } from '../handler.ts'
import { beginSession } from './begin-session.ts'
import { formRecoverReply, signInReply, signUpReply } from './sign-in-reply.ts'
import { visitorOf } from './visitor-of.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** The way to a session (AUTH). */
export function createSignInHandlers(needs: Needs): HandlersOf<typeof signInCalls> {
  const { useCases, words } = needs
  const { account, signIn } = useCases
  return {
    captchaChallenge: async () => {
      const { parameters, signature = '' } = await signIn.captchaChallenge()
      return answer({ parameters: { ...parameters }, signature })
    },
    signUp: async (request, caller) => {
      const { email, source = 'web', subscribed = false } = request
      const signedUp = await signIn.signUp(
        { email, subscribed, source },
        visitorOf(caller, request),
      )
      return signUpReply(signedUp, email, words)
    },
    resendVerification: async (request, caller) => {
      const { email } = request
      const sent = await signIn.resendVerification(email, visitorOf(caller, request))
      return signUpReply(sent, email, words)
    },
    confirmRegistration: async ({ token }) => {
      const confirmed = await signIn.confirmRegistration(token)
      return confirmed.ok ? answer({ result: confirmed.value }) : refuse(confirmed.failure, words)
    },
    signIn: createSignIn(needs),
    formRecover: async (request, caller) => {
      const asked = await signIn.askRecovery(request.email, visitorOf(caller, request))
      return formRecoverReply(asked, words)
    },
    checkRecovery: async ({ recoverToken }) => {
      const checked = await signIn.checkRecovery(recoverToken)
      return checked.ok ? answer({ result: checked.value }) : refuse(checked.failure, words)
    },
    submitRecovery: createRecovery(needs),
    confirmEmailChange: async ({ token }) => {
      const confirmed = await account.confirmEmailChange(token)
      return confirmed.ok ? answer({ result: confirmed.value }) : refuse(confirmed.failure, words)
    },
    passkeySignInOptions: async () =>
      answer({ result: { ...(await account.passkeySignInOptions()) } }),
    signInWithPasskey: async (request, caller) => {
      const result = await account.signInWithPasskey(request.response, visitorOf(caller, request))
      if (result.ok) return enter(needs, caller, { result, step: 'password', token: null })
      const { failure } = result
      if (failure.code === 'passkey_refused') return refuse(failure, words)
      return signInReply({ ok: false, failure }, { step: 'password', token: null, words })
    },
  }
}

/** AUTH-03: by password, or by the token of the first reply and a code. */
function createSignIn(needs: Needs): Handler<typeof signInCalls.signIn> {
  const { signIn } = needs.useCases
  return async (request, caller) => {
    const { email, password, token, totp } = request
    const visitor = visitorOf(caller, request)
    if (token !== undefined) {
      if (totp === undefined) return missing('totp')
      const result = await signIn.signInWithCode({ token, code: totp }, visitor)
      return enter(needs, caller, { result, step: 'code', token })
    }
    if (password === undefined) return missing('password')
    const result = await signIn.signIn({ email, password }, visitor)
    return enter(needs, caller, { result, step: 'password', token: null })
  }
}

/** AUTH-08. */
function createRecovery(needs: Needs): Handler<typeof signInCalls.submitRecovery> {
  const { useCases, words } = needs
  return async (request, caller) => {
    const { recoverToken, password } = request
    const visitor = visitorOf(caller, request)
    const result = await useCases.signIn.submitRecovery({ recoverToken, password }, visitor)
    if (result.ok) return enter(needs, caller, { result, step: 'password', token: null })
    const { failure } = result
    switch (failure.code) {
      case 'token_unknown':
      case 'token_old':
      case 'password_short':
      case 'password_long':
      case 'password_common':
        return refuse(failure, words)
      default:
        return signInReply({ ok: false, failure }, { step: 'password', token: null, words })
    }
  }
}

type Entry = {
  readonly result: Result<NewSession, SignInFailure>
  readonly step: 'password' | 'code'
  readonly token: string | null
}

async function enter({ useCases, words }: Needs, caller: Caller, { result, step, token }: Entry) {
  const reply = signInReply(result, { step, token, words })
  if (!result.ok || !reply.ok) return reply
  return { ...reply, cookies: await beginSession(useCases, caller, result.value) }
}

function missing(field: string) {
  const fields = [{ field, problem: 'is missing' }]
  return refuseRequest({ code: 'field_missing', field, fields })
}
