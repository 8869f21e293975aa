import type { UseCases } from '@causeway/server'
import type { secondFactorCalls } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { changed, unchanged } from './change-reply.ts'
import { proofOf } from './user-change-handlers.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Codes of an authenticator, recovery codes and passkeys (AUTH-07). */
export function createSecondFactorHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof secondFactorCalls> {
  const { account } = useCases
  return {
    enableTotp: async (_input, { session }) => {
      const done = await account.enableTotp(session)
      return done.ok ? changed(done.value) : unchanged(done.failure, words)
    },
    confirmTotp: async (request, { session }) => {
      const done = await account.confirmTotp(session, proofOf(request))
      if (!done.ok) return unchanged(done.failure, words)
      const { recoveryCodes, session: rotated } = done.value
      return changed({ recoveryCodes: [...recoveryCodes] }, [{ kind: 'session', ...rotated }])
    },
    disableUnconfirmedTotp: async (_input, { session }) => {
      const done = await account.disableUnconfirmedTotp(session)
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
    disableTotp: async (request, { session }) => {
      const done = await account.disableTotp(session, proofOf(request))
      if (!done.ok) return unchanged(done.failure, words)
      return changed({}, [{ kind: 'session', ...done.value.session }])
    },
    renewRecoveryCodes: async (request, { session }) => {
      const done = await account.renewRecoveryCodes(session, proofOf(request))
      if (!done.ok) return unchanged(done.failure, words)
      return changed({ recoveryCodes: [...done.value.recoveryCodes] })
    },
    passkeyRegistrationOptions: async (request, { session }) => {
      const done = await account.passkeyRegistrationOptions(session, proofOf(request))
      return done.ok ? changed({ options: { ...done.value } }) : unchanged(done.failure, words)
    },
    addPasskey: async ({ name, response }, { session }) => {
      const done = await account.addPasskey(session, { name, response })
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
    renamePasskey: async ({ id, name }, { session }) => {
      const done = await account.renamePasskey(session, { id, name })
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
    removePasskey: async ({ id, ...proof }, { session }) => {
      const done = await account.removePasskey(session, { id, ...proofOf(proof) })
      return done.ok ? changed({}) : unchanged(done.failure, words)
    },
  }
}
