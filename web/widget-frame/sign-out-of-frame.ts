import { createAccountCalls } from '@causeway/widget/client'

/**
 * Ends the session of this frame on the server. A session that another tab has already ended counts as ended here too.
 * The calls of accounts are loaded for this alone, so that a frame without an account never asks for them.
 *
 * @returns whether the frame is signed out; false leaves it as it was, and the customer can press again
 */
export async function signOutOfFrame(): Promise<boolean> {
  const answer = await createAccountCalls().signOut({ no_redirect: true })
  return answer.ok || answer.body.error.code === 'signed_out'
}
