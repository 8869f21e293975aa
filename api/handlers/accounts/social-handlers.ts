import type { UseCases } from '@causeway/server'
import type { socialCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { socialAccountOut } from './account-out.ts'
import { changed, unchanged } from './change-reply.ts'
import { proofOf } from './user-change-handlers.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Accounts at other services that let in (AUTH-06, AUTH-19). */
export function createSocialHandlers({ useCases, words }: Needs): HandlersOf<typeof socialCalls> {
  const { account, social } = useCases
  return {
    socialProviders: async () => answer({ result: [...social.offered] }),
    socialAccounts: async (_input, { session }) =>
      answer({ result: (await social.list(session)).map(socialAccountOut) }),
    unlinkSocialAccount: async ({ serviceId, ...proof }, { session }) => {
      const proven = await account.requireProof(session, proofOf(proof))
      if (!proven.ok) return unchanged(proven.failure, words)
      const unlinked = await social.unlink(session, serviceId)
      if (unlinked.ok) return changed({})
      const { code } = unlinked.failure
      return code === 'signed_out' ? refuse({ code }, words) : unchanged({ code }, words)
    },
  }
}
