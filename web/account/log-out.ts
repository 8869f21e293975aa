import { createAccountCalls } from '@causeway/widget/client'

/** Ends the session, on the server first (AUTH-11). False where that did not work. */
export async function logOut(): Promise<boolean> {
  const answer = await createAccountCalls().signOut()
  // Somebody else's tab was quicker: the session is over all the same.
  return answer.ok || answer.body.error.code === 'signed_out'
}
