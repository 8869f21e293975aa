import type { UseCases } from '@causeway/server'
import type { AccountView, SessionView } from '@causeway/server/accounts'
import type { AccountReads, Answer, Caller } from '../contract/index.ts'
import { type Refusal, refuseRequest } from '../failures/index.ts'
import { flagsOf, passkeyOut, sessionOut, socialAccountOut, userOut } from './account-out.ts'

type Needs = { readonly useCases: UseCases }
type Read = { readonly session: SessionView; readonly account: AccountView }

/** What is read of the caller's own account, for pages and browsers alike (AUTH-18). */
export function createAccountReads({ useCases }: Needs): AccountReads {
  const { account, signIn } = useCases

  async function read({ session: token }: Caller): Promise<Read | null> {
    const session = token ? await signIn.readSession(token) : null
    const known = session === null ? null : await signIn.readAccount(session.accountId)
    return session === null || known === null ? null : { session, account: known }
  }

  async function readByApp({ bearer }: Caller): Promise<AccountView | null> {
    const app = bearer ? await useCases.apps.readToken(bearer) : null
    const known = app === null ? null : await signIn.readAccount(app.accountId)
    // A second factor that is being set up is for its owner's eyes, not for an app's.
    return known && { ...known, totpQrLink: null, totpSecret: null }
  }

  async function ofSession<T>(
    caller: Caller,
    answer: (read: Read) => T | Promise<T>,
  ): Promise<Answer<{ readonly result: T }> | Refusal> {
    const known = await read(caller)
    if (known === null) return refuseRequest({ code: 'signed_out' })
    return { ok: true, status: 200, body: { result: await answer(known) } }
  }

  return {
    user: async (caller, fields) => {
      const account = (await read(caller))?.account ?? (await readByApp(caller))
      const user = account === null ? null : userOut(account, fields ?? null)
      return { ok: true, status: 200, body: { user, csrf: null } }
    },
    userFlags: (flags, caller) =>
      ofSession(caller, (known) => {
        const all = flagsOf(known.account)
        return Object.fromEntries(flags.map((flag) => [flag, all.get(flag) ?? false]))
      }),
    subscriptions: (caller) =>
      ofSession(caller, (known) => ({ subscribed: known.account.subscribed })),
    sessions: (caller) =>
      ofSession(caller, async ({ session }) =>
        (await signIn.listSessions(session)).map(sessionOut),
      ),
    recoveryCodesLeft: (caller) =>
      ofSession(caller, async ({ session }) => ({
        left: await account.recoveryCodesLeft(session),
      })),
    socialProviders: async () => ({
      ok: true,
      status: 200,
      body: { result: [...useCases.social.offered] },
    }),
    socialAccounts: (caller) =>
      ofSession(caller, async ({ session }) =>
        (await useCases.social.list(session)).map(socialAccountOut),
      ),
    passkeys: (caller) =>
      ofSession(caller, async ({ session }) =>
        (await account.listPasskeys(session)).map(passkeyOut),
      ),
  }
}
