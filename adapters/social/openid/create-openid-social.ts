import type { SocialIdentity, SocialPort, SocialProvider } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client'
import { failureOfError } from '../failure-of-error.ts'
import { limitedFetch } from '../limited-fetch.ts'
import { isAuthoritativeFor } from './is-authoritative-for.ts'

export type OpenidNeeds = {
  readonly provider: SocialProvider
  /** Issuer identifier; its configuration is discovered there (OpenID Connect Discovery 1.0). */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timeLimitSeconds: number
  /** True only where money is play money: without TLS anybody in between is whoever he likes. */
  readonly isPlainHttpAllowed: boolean
}

/**
 * A provider by OpenID Connect: authorization code with PKCE, state and nonce; the ID token's signature, issuer, audience
 * and times are checked by `openid-client`. Nothing is asked of the provider before somebody wants to sign in.
 */
export function createOpenidSocial(needs: OpenidNeeds): SocialPort {
  const configuration = cachedOnceFound(() => discover(needs))
  return {
    provider: needs.provider,
    authorizationUrl: async ({ codeVerifier, nonce, redirectUri, state }) => {
      try {
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return ok(url.href)
      } catch (error) {
        return fail(failureOfError(error))
      }
    },
    identify: async ({ codeVerifier, nonce, redirectUri, state }, query) => {
      try {
        const found = await configuration()
        const tokens = await authorizationCodeGrant(found, new URL(`${redirectUri}?${query}`), {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
        })
        const claims = tokens.claims()
        if (claims === undefined) return fail({ code: 'social_reply_wrong' })
        return ok(identityOf(claims))
      } catch (error) {
        return fail(failureOfError(error))
      }
    },
  }
}

async function discover(needs: OpenidNeeds): Promise<Configuration> {
  return discovery(new URL(needs.issuer), needs.clientId, needs.clientSecret, undefined, {
    [customFetch]: limitedFetch,
    timeout: needs.timeLimitSeconds,
    execute: [
      enableNonRepudiationChecks,
      ...(needs.isPlainHttpAllowed ? [allowInsecureRequests] : []),
    ],
  })
}

/** A provider that was away is asked again the next time. */
function cachedOnceFound<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | null = null
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
}

function identityOf(claims: IDToken): SocialIdentity {
  const email = typeof claims.email === 'string' ? claims.email.toLowerCase() : null
  const isEmailVerified = email !== null && claims.email_verified === true
  return {
    subject: claims.sub,
    email,
    isEmailVerified: isEmailVerified && isAuthoritativeFor(claims, email),
  }
}
