import type { UseCases } from '@causeway/server'
import type { appsCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'

/** Accounts that are opened in a mobile app (AUTH-14). */
export function createAppHandlers({
  useCases,
}: {
  readonly useCases: UseCases
}): HandlersOf<typeof appsCalls> {
  return {
    confirmForApp: async ({ confirmToken, email }) => {
      const done = confirmToken ? await useCases.apps.confirmForApp({ email, confirmToken }) : null
      if (done === null) return answer({ result: false, token: null, expiresAt: null })
      const expiresAt = isoTime(done.endsAt.getTime())
      return answer({ result: true, token: done.code, expiresAt })
    },
  }
}
