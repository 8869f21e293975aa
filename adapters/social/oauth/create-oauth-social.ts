import type { SocialFailure, SocialIdentity, SocialPort } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client'
import { failureOfError } from '../failure-of-error.ts'
import { limitedFetch } from '../limited-fetch.ts'
import type { OauthDialect } from './dialect.ts'

export type OauthNeeds = {
  readonly clientId: string
  readonly clientSecret: string
  /** Another origin that stands in for all hosts of the provider, without a slash at its end; null: its own. */
  readonly baseUrl: string | null
  readonly timeLimitSeconds: number
  /** True only where money is play money. */
  readonly isPlainHttpAllowed: boolean
}

/** A provider by OAuth 2.0 (RFC 6749) with PKCE and state; it says over its own API who the person is. */
export function createOauthSocial(dialect: OauthDialect, needs: OauthNeeds): SocialPort {
  const configuration = configurationOf(dialect, needs)
  return {
    provider: dialect.provider,
    authorizationUrl: async ({ codeVerifier, redirectUri, state }) => {
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: dialect.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return ok(url.href)
    },
    identify: async ({ codeVerifier, redirectUri, state }, query) => {
      try {
        const tokens = await authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${query}`),
          { pkceCodeVerifier: codeVerifier, expectedState: state },
        )
        return await askWho(dialect, needs, configuration, tokens.access_token)
      } catch (error) {
        return fail(failureOfError(error))
      }
    },
  }
}

async function askWho(
  dialect: OauthDialect,
  needs: OauthNeeds,
  configuration: Configuration,
  accessToken: string,
): Promise<Result<SocialIdentity, SocialFailure>> {
  const url = new URL(at(dialect.personUrl(accessToken, needs.clientSecret), needs.baseUrl))
  const response = await fetchProtectedResource(configuration, accessToken, url, 'GET')
  if (response.status !== 200) return fail({ code: 'social_unavailable' })
  const person = dialect.readPerson(await readJson(response))
  return person === null ? fail({ code: 'social_reply_wrong' }) : ok(person)
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

function configurationOf(dialect: OauthDialect, needs: OauthNeeds): Configuration {
  const { baseUrl, clientId, clientSecret } = needs
  const authorizationEndpoint = at(dialect.authorizationEndpoint, baseUrl)
  const configuration = new Configuration(
    {
      issuer: new URL(authorizationEndpoint).origin,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: at(dialect.tokenEndpoint, baseUrl),
    },
    clientId,
    clientSecret,
    dialect.authentication(clientSecret),
  )
  configuration[customFetch] = limitedFetch
  configuration.timeout = needs.timeLimitSeconds
  if (needs.isPlainHttpAllowed) allowInsecureRequests(configuration)
  return configuration
}

/** The same path and query at another origin. */
function at(url: string, baseUrl: string | null): string {
  if (baseUrl === null) return url
  const { pathname, search } = new URL(url)
  return `${baseUrl}${pathname}${search}`
}
