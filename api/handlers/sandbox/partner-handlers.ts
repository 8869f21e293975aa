import { partnerDialects, partnerScopes } from '@causeway/core/partners'
import type { UseCases } from '@causeway/server'
import type { sandboxPartnersCalls } from '../../contract/index.ts'
import type { HandlersOf } from '../handler.ts'

/** Generous: in a play world whoever tries things out is not to be slowed down. */
const REQUESTS_PER_SECOND = 100
const CREATIONS_PER_MINUTE = 1000

/** Makes partners of the play world. */
export function createSandboxPartnerHandlers({
  useCases,
}: {
  readonly useCases: UseCases
}): HandlersOf<typeof sandboxPartnersCalls> {
  return {
    addPartner: async ({ dialects, name }) => {
      const { key, partnerId } = await useCases.partners.add({
        name,
        rights: {
          name: 'Sandbox key',
          dialects: dialects ?? partnerDialects,
          scopes: partnerScopes,
          networks: [],
          requestsPerSecond: REQUESTS_PER_SECOND,
          creationsPerMinute: CREATIONS_PER_MINUTE,
          needsNonce: false,
          joinsRepeats: true,
        },
      })
      const { keyId: _, ...shown } = key
      return { ok: true, status: 201, body: { partnerId, ...shown } }
    },
  }
}
