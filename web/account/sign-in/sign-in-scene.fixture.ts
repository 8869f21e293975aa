import type { Answer, SignInReply } from '@causeway/api/contract'
import type { SocialOutcome } from '@causeway/widget/client'
import { vi } from 'vitest'
import { createSignInActions } from './actions/create-sign-in-actions.ts'
import { createSignInStore } from './create-sign-in-store.ts'
import type { SignInNeeds } from './sign-in-needs.ts'
import type { SignInEvent } from './sign-in-state.ts'

/** The errors of a reply that refuses nothing. */
export const noErrors = { main: null, totp: null, suspicious: null }

/** A reply to signing in. */
export const reply = (body: Partial<SignInReply>): Answer<SignInReply> => ({
  ok: true,
  status: 200,
  body: { result: false, errors: noErrors, token: null, attemptsLeft: null, ...body },
})

/** An answer of the server's that says why not. */
export const refused = (status: number, code: string, details = {}): Answer<never> => ({
  ok: false,
  status,
  body: { error: { code, message: '', details } },
})

/** The actions on a store of their own: calls answer as given, every other fails, and a social window ends as told. */
export function scene(
  given: Partial<SignInNeeds['calls']> = {},
  outcome?: SocialOutcome | Promise<SocialOutcome>,
  isForWidget = false,
) {
  const unexpected = async () => refused(500, 'unexpected')
  const onSignedIn = vi.fn<SignInNeeds['onSignedIn']>()
  const solveCaptcha = vi.fn(async () => 'solved')
  const store = createSignInStore()
  const needs: SignInNeeds = {
    calls: {
      signIn: unexpected,
      signUp: unexpected,
      resendVerification: unexpected,
      formRecover: unexpected,
      passkeySignInOptions: unexpected,
      signInWithPasskey: unexpected,
      ...given,
    },
    clientId: 'client',
    isForWidget,
    isNotJapanResident: () => false,
    solveCaptcha,
    askPasskey: async () => null,
    openSocial: async () => outcome ?? { kind: 'closed' },
    onSignedIn,
  }
  const actions = createSignInActions(needs, store)
  const go = (...events: SignInEvent[]) => {
    for (const event of events) store.dispatch(event)
  }
  return { store, actions, onSignedIn, solveCaptcha, go }
}
