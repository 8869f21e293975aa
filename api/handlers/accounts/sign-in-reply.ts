import type { Result } from '@causeway/core/result'
import type { NewSession, SignInFailure, SignUpFailure } from '@causeway/server/accounts'
import type { Answer, SignInReply } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'

const noErrors = { main: null, totp: null, suspicious: null } as const
const signedIn: SignInReply = { result: true, errors: noErrors, token: null, attemptsLeft: null }

/** AUTH-04: how signing in ended, in the words that were agreed on. */
export function signInReply(
  result: Result<NewSession, SignInFailure>,
  { step, token, words }: SignInStep,
) {
  if (result.ok) return done(signedIn)
  const { failure } = result
  switch (failure.code) {
    case 'wrong_credentials':
      return failed({ main: 'Incorrect login or password' })
    case 'totp_required':
      return failed({ totp: 'Enter the code of your authenticator' }, { token: failure.token })
    case 'totp_wrong':
      return failed(
        { totp: 'Invalid Google Authenticator code' },
        { token, attemptsLeft: failure.attemptsLeft },
      )
    case 'token_unknown':
      return failed({ main: step === 'code' ? 'Internal Error' : 'Internal error' })
    case 'suspicious':
      return failed({ suspicious: 'Suspicious activity: set a new password to sign in' })
    default:
      return refuse(failure, words)
  }
}

type SignInStep = {
  readonly step: 'password' | 'code'
  /** Of the second step: a wrong code leaves it good. */
  readonly token: string | null
  readonly words: Wording
}

function failed(
  errors: Partial<SignInReply['errors']>,
  more: Partial<Pick<SignInReply, 'token' | 'attemptsLeft'>> = {},
) {
  return done({
    ...signedIn,
    result: false,
    errors: { ...noErrors, ...errors },
    ...more,
  })
}

/** The same whether the address is known or not. */
export function signUpReply(result: Result<null, SignUpFailure>, email: string, words: Wording) {
  if (result.ok) return done({ result: true, errors: { email: null }, user: { email } })
  if (result.failure.code !== 'email_invalid') return refuse(result.failure, words)
  return done({ result: false, errors: { email: 'Invalid Email' }, user: null })
}

/** Likewise. */
export function formRecoverReply(result: Result<null, SignUpFailure>, words: Wording) {
  if (result.ok) return done({ result: true, errors: { email: null }, error: null })
  if (result.failure.code !== 'email_invalid') return refuse(result.failure, words)
  const error = 'Please enter valid email address'
  return done({ result: false, errors: { email: error }, error })
}

function done<T>(body: T): Answer<T, never> {
  return { ok: true, status: 200, body }
}
