import type { UseCases } from '@causeway/server'
import type { NewSession } from '@causeway/server/accounts'
import type { Caller, NewCookie } from '../../contract/index.ts'

/**
 * Ends the session that a new one replaces in this browser, and lets the orders that the browser holds join the account
 * (TRACK-06). Returns the cookies that put the new session into it.
 */
export async function beginSession(
  { joinOrders, signIn }: Pick<UseCases, 'joinOrders' | 'signIn'>,
  caller: Caller,
  { account, deviceToken, endsAt, token }: NewSession,
): Promise<readonly NewCookie[]> {
  // What the browser had before must not stay good somewhere else.
  if (caller.session && caller.session !== token) await signIn.signOut(caller.session)
  await joinOrders(account.id, caller.holderSecrets)
  return [
    { kind: 'device', token: deviceToken },
    { kind: 'session', token, endsAt },
  ]
}
