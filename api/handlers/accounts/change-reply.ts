import type {
  PasskeyFailure,
  PasswordFailure,
  ProofFailure,
  TotpStateFailure,
} from '@causeway/server/accounts'
import type { Answer, ChangeReply, NewCookie } from '../../contract/index.ts'
import { type ApiFailure, refuse, type Wording } from '../../failures/index.ts'
import { answer } from '../handler.ts'

/** Why an account stays as it was. */
export type ChangeFailure =
  | ProofFailure
  | PasswordFailure
  | PasskeyFailure
  | TotpStateFailure
  | { readonly code: 'email_invalid' }
  | { readonly code: 'passkey_not_found' | 'only_way_in' | 'social_unknown' }
  | { readonly code: 'orders_open'; readonly publicCodes: readonly string[] }
  | { readonly code: 'affiliate_payout_due' }

/** Names of the fields in which a call takes password and code. */
export type ProofFields = { readonly password: string; readonly code: string }

const usualFields: ProofFields = { password: 'password', code: 'code' }

export function changed<T extends object>(
  more: T,
  cookies?: readonly NewCookie[],
): Answer<ChangeReply & T, never> {
  return answer({ ...more, result: true }, cookies)
}

/** AUTH-09, AUTH-20: what is wrong stands under the field it is wrong in, or under `main`. */
export function unchanged(
  failure: ChangeFailure,
  words: Wording,
  fields: ProofFields = usualFields,
): Answer<ChangeReply, never> {
  return { ok: true, status: 200, body: { result: false, ...explain(failure, words, fields) } }
}

/** What is wrong with the proof stands in the reply; every other reason is a refusal of the call. */
export function refuseChange<F extends ApiFailure>(
  failure: F | ProofFailure,
  words: Wording,
): Answer<ChangeReply, F['code']> {
  return isOfProof(failure) ? unchanged(failure, words) : refuse(failure, words)
}

const proofCodes: readonly string[] = [
  'password_wrong',
  'totp_wrong',
  'proof_needed',
  'too_often',
] satisfies readonly ProofFailure['code'][]

function isOfProof<F extends { readonly code: string }>(
  failure: F | ProofFailure,
): failure is ProofFailure {
  return proofCodes.includes(failure.code)
}

function explain(
  failure: ChangeFailure,
  words: Wording,
  fields: ProofFields,
): Omit<ChangeReply, 'result'> {
  const { code } = failure
  switch (code) {
    case 'password_wrong':
      return { code, errors: { [fields.password]: 'Incorrect login or password' } }
    case 'totp_wrong': {
      const errors = { [fields.code]: 'Invalid Google Authenticator code' }
      return { code, errors, attemptsLeft: failure.attemptsLeft }
    }
    case 'proof_needed':
      return missingProof(failure.missing, fields)
    case 'too_often': {
      const { retryAfterSeconds } = failure
      return { code, errors: { main: say(failure, words) }, retryAfterSeconds }
    }
    case 'password_short':
    case 'password_long':
    case 'password_common':
      return { code, errors: { password: say(failure, words) } }
    case 'passkey_refused':
    case 'only_way_in':
    case 'social_unknown':
    case 'passkey_not_found':
    case 'totp_state_wrong':
      return { code, errors: { main: say(failure, words) } }
    case 'email_invalid':
      return { code, errors: { email: 'Invalid Email' } }
    case 'orders_open': {
      const main = 'Some of your orders can still receive or owe money. Wait until they have ended.'
      return { code, errors: { main }, openOrders: [...failure.publicCodes] }
    }
    case 'affiliate_payout_due': {
      const main =
        'Your affiliate balance hasn’t been paid out. Withdraw it first, or contact support.'
      return { code, errors: { main } }
    }
  }
}

function missingProof(
  missing: 'password' | 'code' | 'sign_in',
  fields: ProofFields,
): Omit<ChangeReply, 'result'> {
  switch (missing) {
    case 'password':
      return { code: 'password_needed', errors: { [fields.password]: 'Enter your password.' } }
    case 'code':
      return { code: 'code_needed', errors: { [fields.code]: 'Enter a code.' } }
    case 'sign_in':
      return { code: 'sign_in_needed', errors: { main: 'Sign in again before you do this.' } }
  }
}

function say(failure: Parameters<typeof refuse>[0], words: Wording): string {
  return refuse(failure, words).body.error.message
}
