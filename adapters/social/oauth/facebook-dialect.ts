import { createHmac } from 'node:crypto'
import { ClientSecretPost } from 'openid-client'
import type { OauthDialect } from './dialect.ts'
import { fieldsOf, textIn } from './wire.ts'

/**
 * Facebook Login by its Graph API (developers.facebook.com/docs/facebook-login). Facebook does not promise that an
 * address still is the person's, so none of its counts as verified. `appsecret_proof` lets a stolen token be of no use.
 */
export const facebookDialect: OauthDialect = {
  provider: 'facebook',
  authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  scope: 'email',
  authentication: (secret) => ClientSecretPost(secret),
  personUrl: (accessToken, secret) => {
    const proof = createHmac('sha256', secret).update(accessToken).digest('hex')
    return `https://graph.facebook.com/v23.0/me?fields=id,email&appsecret_proof=${proof}`
  },
  readPerson: (reply) => {
    const person = fieldsOf(reply)
    const subject = textIn(person, 'id')
    if (subject === null) return null
    const email = textIn(person, 'email')?.toLowerCase() ?? null
    return { subject, email, isEmailVerified: false }
  },
}
