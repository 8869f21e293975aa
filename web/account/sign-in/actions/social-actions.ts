import type { SocialOutcome } from '@causeway/widget/client'
import type { SignInContext } from '../sign-in-context.ts'
import type { SignInEvent, SignInProblem } from '../sign-in-state.ts'

type SocialActions = {
  /** To be called right in a click's handler, or the browser blocks the window. */
  readonly openProvider: (provider: string) => Promise<void>
  /** An outcome that came back with the page's address, where the provider's window lost this one. */
  readonly takeOutcome: (outcome: SocialOutcome) => void
}

/** Signing in by a social account: a window of the provider, and its five outcomes (AUTH-06, AUTH-19). */
export function socialActions({
  needs,
  store,
  sendSocial,
  signedIn,
}: SignInContext): SocialActions {
  const takeOutcome = (outcome: SocialOutcome) => {
    if (outcome.kind === 'goto') signedIn(outcome.path)
    else if (outcome.kind === 'inline') signedIn(null)
    else store.dispatch(afterSocial(outcome))
  }
  return {
    takeOutcome,
    openProvider: async (provider) => {
      const outcome = await sendSocial(() => needs.openSocial(provider))
      if (outcome !== 'left') takeOutcome(outcome)
    },
  }
}

function afterSocial(
  outcome: Exclude<SocialOutcome, { readonly kind: 'goto' | 'inline' }>,
): SignInEvent {
  switch (outcome.kind) {
    case 'totp':
      return { type: 'totp_asked', token: outcome.token, email: outcome.email }
    case 'suspicious':
      return { type: 'suspicious', email: outcome.email }
    case 'closed':
      return { type: 'stop' }
    case 'blocked':
      return { type: 'fail', problem: { code: 'social_blocked' } }
    case 'error':
      return { type: 'fail', problem: problemAt(outcome) }
  }
}

function problemAt({
  code,
  email,
}: Extract<SocialOutcome, { readonly kind: 'error' }>): SignInProblem {
  if (code === 'check_mail' && email !== null) return { code: 'social_check_mail', email }
  if (code === 'link_over') return { code: 'social_link_over' }
  if (code === 'account_locked') return { code: 'account_locked', support: null }
  return { code: code === 'japan_unconfirmed' ? 'japan_unconfirmed' : 'social_failed' }
}
