import type { SocialFailure } from '@causeway/core/ports'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/** What the provider says of a person who declined, or of a code that it does not take (RFC 6749, 4.1.2.1 and 5.2). */
const REFUSALS: readonly string[] = ['access_denied', 'invalid_grant', 'login_required']
/** The library's own words for an answer that did not come, or not as an answer. */
const SILENCES: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/**
 * What went wrong between a provider and us. The library throws for whatever it does not believe: a foreign state, nonce,
 * issuer or signature is `social_reply_wrong`; a connection that failed and a status that is no answer are no answer.
 */
export function failureOfError(error: unknown): SocialFailure {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return { code: REFUSALS.includes(error.error) ? 'social_refused' : 'social_unavailable' }
  }
  if (error instanceof WWWAuthenticateChallengeError) return { code: 'social_unavailable' }
  if (error instanceof ClientError && error.code !== undefined && !SILENCES.includes(error.code)) {
    return { code: 'social_reply_wrong' }
  }
  return { code: 'social_unavailable' }
}
