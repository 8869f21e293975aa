import type { Answer } from '@causeway/api/contract'
import type { SignInProblem } from './sign-in-state.ts'

type Refusal = Extract<Answer<unknown>, { readonly ok: false }>

/** What a refused call means to whoever signs in; `otherwise` where it is none of what can be mended. */
export function problemOf({ body, status }: Refusal, otherwise: SignInProblem): SignInProblem {
  const { code, details } = body.error
  switch (code) {
    case 'network_unreachable':
      return { code: 'unreachable' }
    case 'captcha_missing':
    case 'captcha_wrong':
      // Web Crypto, which does the work, is kept from pages that came over plain http.
      return { code: globalThis.isSecureContext === false ? 'captcha_insecure' : 'captcha_failed' }
    case 'account_locked':
      return { code: 'account_locked', support: supportOf(details) }
    case 'japan_unconfirmed':
      return { code: 'japan_unconfirmed' }
    case 'token_unknown':
    case 'token_old':
      return { code: 'token_over' }
    default:
      return status === 429 ? { code: 'too_often', seconds: secondsOf(details) } : otherwise
  }
}

/** Whether the same request with a solved captcha may go through. */
export function asksForCaptcha(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.body.error.code === 'captcha_missing'
}

function secondsOf(details: unknown): number {
  const given =
    typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
      ? details.retryAfterSeconds
      : null
  return typeof given === 'number' && given > 0 ? Math.ceil(given) : 60
}

/** Where a locked customer writes to; null where the operator names no address. */
function supportOf(details: unknown): string | null {
  const given =
    typeof details === 'object' && details !== null && 'support' in details ? details.support : null
  return typeof given === 'string' ? given : null
}
