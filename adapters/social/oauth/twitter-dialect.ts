import { ClientSecretBasic } from 'openid-client'
import type { OauthDialect } from './dialect.ts'
import { fieldsOf, textIn } from './wire.ts'

/**
 * X, once Twitter, by its API v2 (docs.x.com: OAuth 2.0 authorization code flow with PKCE; GET /2/users/me). It tells an
 * address only as `confirmed_email`, and only to apps that may ask for it. X runs nobody's mailbox: who once confirmed an
 * address may have lost it since, so the mailbox decides (docs/adr/0029-social-sign-in.md).
 */
export const twitterDialect: OauthDialect = {
  provider: 'twitter',
  authorizationEndpoint: 'https://x.com/i/oauth2/authorize',
  tokenEndpoint: 'https://api.x.com/2/oauth2/token',
  scope: 'users.read users.email tweet.read',
  authentication: (secret) => ClientSecretBasic(secret),
  personUrl: () => 'https://api.x.com/2/users/me?user.fields=confirmed_email',
  readPerson: (reply) => {
    const person = fieldsOf(fieldsOf(reply)?.data)
    const subject = textIn(person, 'id')
    if (subject === null) return null
    const email = textIn(person, 'confirmed_email')?.toLowerCase() ?? null
    return { subject, email, isEmailVerified: false }
  },
}
