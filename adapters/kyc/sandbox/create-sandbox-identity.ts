import { createHash, timingSafeEqual } from 'node:crypto'
import { type Clock, type IdentityPort, identityStatuses } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type AskNeeds,
  askProvider,
  beginIdentity,
  fieldOf,
  identityStatus,
  signIdentityMessage,
  textField,
  wordField,
} from '../../world/index.ts'

const SESSION_MILLISECONDS = 30 * 60_000
const PROVIDER = { kind: 'kyc', provider: 'sandbox' } as const

/**
 * Identification in the sandbox: a page of its own under `/sandbox/kyc/`, where whoever plays decides. Nobody's papers are
 * asked for.
 */
export function createSandboxIdentity(needs: AskNeeds & { readonly clock: Clock }): IdentityPort {
  const { world } = needs
  return {
    name: PROVIDER.provider,
    begin: async ({ reference }) => {
      try {
        const url = await askProvider(needs, PROVIDER, {
          answer: () => {
            beginIdentity(world, reference)
            return { url: `/sandbox/kyc/${reference}` }
          },
          read: (value) => textField(value, 'url'),
        })
        const expiresAt = needs.clock.now() + SESSION_MILLISECONDS
        return ok({ accessToken: `play-${reference}`, url, expiresAt })
      } catch {
        return fail({ code: 'identity_unavailable' })
      }
    },
    status: async (reference) => {
      try {
        return ok(
          await askProvider(needs, PROVIDER, {
            answer: () => ({ status: identityStatus(world, reference) }),
            read: (value) => wordField(value, 'status', identityStatuses),
          }),
        )
      } catch {
        return fail({ code: 'identity_unavailable' })
      }
    },
    readWebhook: ({ headers, rawBody }) => {
      const reference = referenceIn(rawBody)
      // What cannot be read is not signed by anybody either.
      const expected = signIdentityMessage(world, reference ?? '')
      const isOurs =
        rawBody === expected.rawBody &&
        isSame(headers['x-sandbox-signature'] ?? '', expected.headers['x-sandbox-signature'] ?? '')
      return isOurs ? ok({ reference }) : fail({ code: 'webhook_forged' })
    },
  }
}

function referenceIn(rawBody: string): string | null {
  try {
    const reference = fieldOf(JSON.parse(rawBody), 'reference')
    return typeof reference === 'string' ? reference : null
  } catch {
    return null
  }
}

/** Compares what has any length in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
