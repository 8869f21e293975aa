import type { UseCases } from '@causeway/server'
import type { AccountView } from '@causeway/server/accounts'
import { type Caller, UserOut, type userCalls } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { answer, type HandlersOf, type SignedIn } from '../handler.ts'
import { flagsOf, passkeyOut, sessionOut, userFlagNames, userOut } from './account-out.ts'
import { namedIn } from './named-in.ts'

const userFields = UserOut.properties
const userFieldNames = Object.keys(userFields).filter(
  (name): name is keyof UserOut => name in userFields,
)

/** What is read of the caller's own account (AUTH-18). */
export function createUserHandlers({
  useCases,
}: {
  readonly useCases: UseCases
}): HandlersOf<typeof userCalls> {
  const { account, signIn } = useCases
  return {
    user: async ({ fields }, caller) => {
      const asked = namedIn(fields, userFieldNames, 'fields')
      if (!asked.ok) return asked
      const known = (await readOwn(useCases, caller)) ?? (await readByApp(useCases, caller))
      return answer({ user: known === null ? null : userOut(known, asked.body), csrf: null })
    },
    userFlags: async ({ flags, userId }, { session }) => {
      const asked = namedIn(flags, userFlagNames, 'flags')
      if (!asked.ok) return asked
      const known = await signIn.readAccount(session.accountId)
      // Nobody else's: whoever asks for another account is as good as signed out of it.
      if (known === null || (userId !== undefined && userId !== session.accountId)) {
        return refuseRequest({ code: 'signed_out' })
      }
      const all = flagsOf(known)
      const named = (asked.body ?? []).map((flag) => [flag, all.get(flag) ?? false])
      return answer({ result: Object.fromEntries(named) })
    },
    subscriptions: async (_input, { session }) => {
      const known = await signIn.readAccount(session.accountId)
      if (known === null) return refuseRequest({ code: 'signed_out' })
      return answer({ result: { subscribed: known.subscribed } })
    },
    sessions: async (_input, { session }) =>
      answer({ result: (await signIn.listSessions(session)).map(sessionOut) }),
    recoveryCodesLeft: async (_input, { session }) =>
      answer({ result: { left: await account.recoveryCodesLeft(session) } }),
    passkeys: async (_input, { session }) =>
      answer({ result: (await account.listPasskeys(session)).map(passkeyOut) }),
    exportData: async (_input, { session }) => answer({ ...(await account.exportData(session)) }),
  }
}

async function readOwn({ signIn }: UseCases, { session }: Caller): Promise<AccountView | null> {
  const known: SignedIn['session'] | null = session ? await signIn.readSession(session) : null
  return known === null ? null : signIn.readAccount(known.accountId)
}

async function readByApp({ apps, signIn }: UseCases, caller: Caller): Promise<AccountView | null> {
  const app = caller.bearer ? await apps.readToken(caller.bearer) : null
  const known = app === null ? null : await signIn.readAccount(app.accountId)
  // A second factor that is being set up is for its owner's eyes, not for an app's.
  return known && { ...known, totpQrLink: null, totpSecret: null }
}
