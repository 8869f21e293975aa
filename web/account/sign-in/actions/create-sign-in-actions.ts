import type { SignInStore } from '../create-sign-in-store.ts'
import { createSignInContext } from '../sign-in-context.ts'
import type { SignInNeeds } from '../sign-in-needs.ts'
import { credentialActions } from './credential-actions.ts'
import { mailActions } from './mail-actions.ts'
import { socialActions } from './social-actions.ts'

/** What the buttons of the modal do. Each asks the server and tells the store how it went. */
export type SignInActions = ReturnType<typeof createSignInActions>

export function createSignInActions(needs: SignInNeeds, store: SignInStore) {
  const context = createSignInContext(needs, store)
  const mail = mailActions(context)
  const credentials = credentialActions(context)
  const social = socialActions(context)
  let refused: (() => Promise<void>) | null = null

  /** Keeps what was asked, password and all, only while the Japan gate stands before it. */
  function gated<Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) {
    return async (...given: Given) => {
      await act(...given)
      const isRefused = store.getState().problem?.code === 'japan_unconfirmed'
      refused = isRefused ? () => act(...given) : null
    }
  }

  return {
    signUp: gated(mail.signUp),
    resend: gated(mail.resend),
    recover: gated(mail.recover),
    logIn: gated(credentials.logIn),
    giveCode: gated(credentials.giveCode),
    askForPasskey: gated(credentials.askForPasskey),
    openProvider: gated(social.openProvider),
    takeOutcome: social.takeOutcome,
    /** Asks once more what was refused for want of the confirmation (AUTH-15). */
    repeat: async () => {
      const act = refused
      refused = null
      if (act === null) store.dispatch({ type: 'stop' })
      else await act()
    },
  }
}
