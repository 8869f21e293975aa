export { createOauthSocial } from './create-oauth-social.ts'
export { facebookDialect } from './facebook-dialect.ts'
export { twitterDialect } from './twitter-dialect.ts'
