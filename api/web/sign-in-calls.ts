import type { Result } from '@causeway/core/result'
import type { NewSession, SignInFailure } from '@causeway/server/accounts'
import type {
  Answer,
  Caller,
  ConfirmEmailReply,
  ConfirmEmailRequest,
  ConfirmReply,
  FormRecoverReply,
  FormRecoverRequest,
  PasskeySignInRequest,
  RecoverReply,
  RecoverSubmitRequest,
  ResendVerificationRequest,
  SignInReply,
  SignInRequest,
  SignUpReply,
  SignUpRequest,
} from '../contract/index.ts'
import { refuse, refuseRequest } from '../failures/index.ts'
import { callerOf } from '../http/index.ts'
import { comesFromElsewhere } from './changing-session.ts'
import { keepSession } from './keep-session.ts'
import { formRecoverReply, signInReply, signUpReply } from './sign-in-reply.ts'
import { visitorOf } from './visitor-of.ts'
import type { RouteNeeds } from './web-route.ts'
import type { Asked } from './wire.ts'

type AskedWith<Body> = Asked<string, Body, unknown>
type Door = { readonly caller: Caller }

/** Who stands at the door; nobody is let in whom a page of another site sent. */
function atDoor(needs: RouteNeeds, { request }: AskedWith<unknown>): Answer<Door> {
  if (comesFromElsewhere(needs, request)) return refuseRequest({ code: 'other_origin' })
  return { ok: true, status: 200, body: { caller: callerOf(request, needs.countries) } }
}

/** AUTH-02. */
export async function answerSignUp(
  needs: RouteNeeds,
  asked: AskedWith<SignUpRequest>,
): Promise<Answer<SignUpReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { email, source = 'web', subscribed = false } = asked.body
  const { useCases, words } = needs.accounts
  const visitor = visitorOf(door.body.caller, asked.body)
  return signUpReply(
    await useCases.signIn.signUp({ email, subscribed, source }, visitor),
    email,
    words,
  )
}

export async function answerResend(
  needs: RouteNeeds,
  asked: AskedWith<ResendVerificationRequest>,
): Promise<Answer<SignUpReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { email } = asked.body
  const { useCases, words } = needs.accounts
  const visitor = visitorOf(door.body.caller, asked.body)
  return signUpReply(await useCases.signIn.resendVerification(email, visitor), email, words)
}

/** AUTH-03: by password, or by the token of the first reply and a code. */
export async function answerSignIn(
  needs: RouteNeeds,
  asked: AskedWith<SignInRequest>,
): Promise<Answer<SignInReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { email, password, token, totp } = asked.body
  const { signIn } = needs.accounts.useCases
  const visitor = visitorOf(door.body.caller, asked.body)
  if (token !== undefined) {
    if (totp === undefined) return missing('totp')
    const result = await signIn.signInWithCode({ token, code: totp }, visitor)
    return enter(needs, asked, { ...door.body, result, step: 'code', token })
  }
  if (password === undefined) return missing('password')
  const result = await signIn.signIn({ email, password }, visitor)
  return enter(needs, asked, { ...door.body, result, step: 'password', token: null })
}

export async function answerFormRecover(
  needs: RouteNeeds,
  asked: AskedWith<FormRecoverRequest>,
): Promise<Answer<FormRecoverReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { useCases, words } = needs.accounts
  const visitor = visitorOf(door.body.caller, asked.body)
  return formRecoverReply(await useCases.signIn.askRecovery(asked.body.email, visitor), words)
}

/** What mailed tokens are good for before a password is set. */
export function answerRecover({ accounts }: RouteNeeds) {
  const { useCases, words } = accounts
  return {
    confirm: async (token: string): Promise<Answer<ConfirmReply>> => {
      const confirmed = await useCases.signIn.confirmRegistration(token)
      if (!confirmed.ok) return refuse(confirmed.failure, words)
      return { ok: true, status: 200, body: { result: confirmed.value } }
    },
    check: async (token: string): Promise<Answer<RecoverReply>> => {
      const checked = await useCases.signIn.checkRecovery(token)
      if (!checked.ok) return refuse(checked.failure, words)
      return { ok: true, status: 200, body: { result: checked.value } }
    },
  }
}

/** AUTH-08. */
export async function answerRecoverSubmit(
  needs: RouteNeeds,
  asked: AskedWith<RecoverSubmitRequest>,
): Promise<Answer<SignInReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { recoverToken, password } = asked.body
  const { useCases, words } = needs.accounts
  const visitor = visitorOf(door.body.caller, asked.body)
  const result = await useCases.signIn.submitRecovery({ recoverToken, password }, visitor)
  if (result.ok) return enter(needs, asked, { ...door.body, result, step: 'password', token: null })
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

export async function answerConfirmEmail(
  needs: RouteNeeds,
  asked: AskedWith<ConfirmEmailRequest>,
): Promise<Answer<ConfirmEmailReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { useCases, words } = needs.accounts
  const confirmed = await useCases.account.confirmEmailChange(asked.body.token)
  if (!confirmed.ok) return refuse(confirmed.failure, words)
  return { ok: true, status: 200, body: { result: confirmed.value } }
}

export async function answerPasskey(
  needs: RouteNeeds,
  asked: AskedWith<PasskeySignInRequest>,
): Promise<Answer<SignInReply>> {
  const door = atDoor(needs, asked)
  if (!door.ok) return door
  const { useCases, words } = needs.accounts
  const visitor = visitorOf(door.body.caller, asked.body)
  const result = await useCases.account.signInWithPasskey(asked.body.response, visitor)
  if (result.ok) return enter(needs, asked, { ...door.body, result, step: 'password', token: null })
  const { failure } = result
  if (failure.code === 'passkey_refused') return refuse(failure, words)
  return signInReply({ ok: false, failure }, { step: 'password', token: null, words })
}

type Entry = Door & {
  readonly result: Result<NewSession, SignInFailure>
  readonly step: 'password' | 'code'
  readonly token: string | null
}

async function enter(
  needs: RouteNeeds,
  exchange: AskedWith<unknown>,
  { caller, result, step, token }: Entry,
): Promise<Answer<SignInReply>> {
  if (result.ok) await keepSession(needs, exchange, { session: result.value, caller })
  return signInReply(result, { step, token, words: needs.accounts.words })
}

function missing(field: string): Answer<never> {
  const fields = [{ field, problem: 'is missing' }]
  return refuseRequest({ code: 'field_missing', field, fields })
}
