import { optionalUrl, otherwise, secret, text } from './setting-readers.ts'

/** Sign-in with an account of another service. */
export const socialSettings = {
  OAUTH_GOOGLE_CLIENT_ID: otherwise(
    'none, with play money the sandbox',
    text(
      '',
      'Google client ID; turns on sign-in with Google ([guide](docs/guides/social-sign-in.md))',
    ),
  ),
  OAUTH_GOOGLE_CLIENT_SECRET: secret('Google client secret', 8),
  OAUTH_GOOGLE_ISSUER: otherwise(
    'built in',
    optionalUrl('OpenID Connect issuer, to replace Google’s own', ['http:', 'https:']),
  ),
  OAUTH_FACEBOOK_CLIENT_ID: otherwise(
    'none, with play money the sandbox',
    text('', 'Facebook app ID; turns on sign-in with Facebook'),
  ),
  OAUTH_FACEBOOK_CLIENT_SECRET: secret('Facebook app secret', 8),
  OAUTH_FACEBOOK_URL: otherwise(
    'built in',
    optionalUrl('URL to replace those of Facebook and its Graph API', ['http:', 'https:']),
  ),
  OAUTH_TWITTER_CLIENT_ID: otherwise(
    'none, with play money the sandbox',
    text('', 'X (Twitter) client ID; turns on sign-in with X'),
  ),
  OAUTH_TWITTER_CLIENT_SECRET: secret('X (Twitter) client secret', 8),
  OAUTH_TWITTER_URL: otherwise(
    'built in',
    optionalUrl('URL to replace those of X and its API', ['http:', 'https:']),
  ),
} as const
