import { createHash } from 'node:crypto'
import type {
  SocialFailure,
  SocialIdentity,
  SocialPort,
  SocialProvider,
  SocialTry,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type AskNeeds,
  askProvider,
  booleanField,
  NonsenseReply,
  optionalTextField,
  ProviderDown,
  redeemSocial,
  textField,
  wordField,
} from '../../world/index.ts'

const PROVIDER = { kind: 'social', provider: 'sandbox' } as const

/**
 * A provider of the sandbox under the name of a real one: its consent page is ours, at `/sandbox/social`, where whoever
 * plays says who they are. Codes, challenges and nonces are checked as a real provider does.
 */
export function createSandboxSocial(needs: AskNeeds, provider: SocialProvider): SocialPort {
  return {
    provider,
    authorizationUrl: (tried) =>
      trying(() =>
        askProvider(needs, PROVIDER, {
          answer: () => ({ url: consentPath(provider, tried) }),
          read: (value) => ok(textField(value, 'url')),
        }),
      ),
    identify: async (tried, query) => {
      const returned = new URLSearchParams(query)
      if (returned.get('state') !== tried.state) return fail({ code: 'social_reply_wrong' })
      const code = returned.get('code')
      if (code === null) return fail({ code: 'social_refused' })
      return trying(() =>
        askProvider(needs, PROVIDER, {
          answer: () => {
            const person = redeemSocial(needs.world, { ...tried, provider, code })
            return person === null ? { says: 'refused' } : { says: 'person', ...person }
          },
          read: (value) => readPerson(value, tried.nonce),
        }),
      )
    },
  }
}

function consentPath(provider: SocialProvider, tried: SocialTry): string {
  const asked = new URLSearchParams({
    provider,
    redirect_uri: tried.redirectUri,
    state: tried.state,
    nonce: tried.nonce,
    code_challenge: createHash('sha256').update(tried.codeVerifier).digest('base64url'),
  })
  return `/sandbox/social?${asked}`
}

function readPerson(value: unknown, nonce: string): Result<SocialIdentity, SocialFailure> {
  if (wordField(value, 'says', ['person', 'refused']) === 'refused') {
    return fail({ code: 'social_refused' })
  }
  if (textField(value, 'nonce') !== nonce) return fail({ code: 'social_reply_wrong' })
  return ok({
    subject: textField(value, 'subject'),
    email: optionalTextField(value, 'email')?.toLowerCase() ?? null,
    isEmailVerified: booleanField(value, 'isEmailVerified'),
  })
}

async function trying<T>(
  ask: () => Promise<Result<T, SocialFailure>>,
): Promise<Result<T, SocialFailure>> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderDown || error instanceof NonsenseReply) {
      return fail({ code: 'social_unavailable' })
    }
    throw error
  }
}
