import type { SocialIdentity, SocialProvider } from '@causeway/core/ports'
import type { ClientAuth } from 'openid-client'

/** What a provider of plain OAuth 2.0 does in its own way. Addresses are paths below its hosts. */
export type OauthDialect = {
  readonly provider: SocialProvider
  /** Where people are asked. */
  readonly authorizationEndpoint: string
  /** Where codes become tokens. */
  readonly tokenEndpoint: string
  readonly scope: string
  readonly authentication: (secret: string) => ClientAuth
  /** Where it says who the token's person is. */
  readonly personUrl: (accessToken: string, secret: string) => string
  /** Null where what came is no person. */
  readonly readPerson: (reply: unknown) => SocialIdentity | null
}
