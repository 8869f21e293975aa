import { transactions } from '@causeway/widget/call-lines'
import { createAccountCalls, httpCalls } from '@causeway/widget/client'
import { keepSnackbar } from '../../snackbars/show-snackbar.ts'
import { forgetAccount } from './forget-account.ts'

/** Ends the session, on the server first, and then what this browser keeps of it (AUTH-11). False where that did not work. */
export async function logOut(): Promise<boolean> {
  const answer = await createAccountCalls().signOut({ no_redirect: true })
  // Somebody else's tab was quicker: the session is over all the same.
  if (!answer.ok && answer.body.error.code !== 'signed_out') return false
  await resetBrowser()
  keepSnackbar('signedOut')
  return true
}

/** Clears what the browser kept of an account that was just deleted, and confirms it on the next page. */
export async function leaveDeletedAccount(): Promise<void> {
  await resetBrowser()
  keepSnackbar('accountDeleted')
}

/** Forgets in this browser what belonged to the account whose session has ended. */
async function resetBrowser(): Promise<void> {
  // Without a session the server names what this browser's own secrets hold. Where it cannot be asked, nothing is kept.
  const held = await httpCalls({ transactions }).transactions({})
  const heldOrders = held.ok ? held.body.payouts.map(({ transactionId }) => transactionId) : []
  try {
    forgetAccount({ local: localStorage, tab: sessionStorage, heldOrders })
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
