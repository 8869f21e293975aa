import type { UseCases } from '@causeway/server'
import type { Proof } from '@causeway/server/accounts'
import type { ProofRequest, userChangesCalls } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { changed, unchanged } from './change-reply.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Empty texts are as good as none. */
export function proofOf({ password, code }: ProofRequest): Proof {
  return { password: password || undefined, code: code || undefined }
}

/** What the signed-in person changes of his account (AUTH-09). */
export function createUserChangeHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof userChangesCalls> {
  const { account, signIn } = useCases
  return {
    prove: async (request, { session }) => {
      const done = await account.requireProof(session, proofOf(request))
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
    setSubscribed: async ({ subscribed }, { session }) => {
      await account.setSubscribed(session, subscribed)
      return changed({})
    },
    changePassword: async (request, { session }) => {
      const done = await account.changePassword(session, {
        oldPassword: request.old_password || null,
        password: request.password,
        code: request.totp_code || undefined,
      })
      if (done.ok) return changed({}, [{ kind: 'session', ...done.value.session }])
      const fields = { password: 'old_password', code: 'totp_code' }
      const refused = unchanged(done.failure, words, fields)
      if (!refused.ok) return refused
      const errors = { main: 'Internal error', ...refused.body.errors }
      return { ...refused, body: { ...refused.body, errors } }
    },
    changeEmail: async (request, { session }) => {
      const { email, password = null, subscribed, totp_code: code = null } = request
      const proof = proofOf({ password, code })
      const done = await account.askEmailChange(session, { email, ...proof })
      if (!done.ok) {
        return unchanged(done.failure, words, { password: 'password', code: 'totp_code' })
      }
      if (subscribed !== undefined) await account.setSubscribed(session, subscribed)
      return changed({})
    },
    endSessions: async ({ id = null }, { session }) => {
      await signIn.endSessions(session, id)
      return changed({})
    },
    deleteAccount: async (request, { session }) => {
      const done = await account.deleteAccount(session, proofOf(request))
      return done.ok ? changed({}, [{ kind: 'session_over' }]) : unchanged(done.failure, words)
    },
  }
}
