import type { SignInStore } from './create-sign-in-store.ts'
import { credentialActions } from './credential-actions.ts'
import { mailActions } from './mail-actions.ts'
import { createSignInContext } from './sign-in-context.ts'
import type { SignInNeeds } from './sign-in-needs.ts'
import { socialActions } from './social-actions.ts'

/** What the buttons of the modal do. Each asks the server and tells the store how it went. */
export type SignInActions = ReturnType<typeof createSignInActions>

export function createSignInActions(needs: SignInNeeds, store: SignInStore) {
  const context = createSignInContext(needs, store)
  return {
    ...mailActions(context),
    ...credentialActions(context),
    ...socialActions(context),
  }
}
