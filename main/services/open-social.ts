import { facebookDialect } from '@causeway/adapters/social/facebook'
import { createOauthSocial } from '@causeway/adapters/social/oauth'
import { createOpenidSocial } from '@causeway/adapters/social/openid'
import { twitterDialect } from '@causeway/adapters/social/twitter'
import { type SocialPort, type SocialProvider, socialProviders } from '@causeway/core/ports'
import { type Config, WrongSetting } from '../settings/index.ts'

const TIME_LIMIT_SECONDS = 10
const GOOGLE = 'https://accounts.google.com'

/**
 * The services that people may sign in by: those that the configuration has keys for; for the others what `instead` gives
 * (in a play world the sandbox), or nothing. Throws WrongSetting where half of one is set, and where a real world would
 * trust plain HTTP.
 */
export function openSocial(
  config: Config,
  instead: ((provider: SocialProvider) => SocialPort) | null,
): readonly SocialPort[] {
  return socialProviders.flatMap((provider) => {
    const configured = configuredSocial(config, provider)
    if (configured !== null) return [configured]
    return instead === null ? [] : [instead(provider)]
  })
}

function configuredSocial(config: Config, provider: SocialProvider): SocialPort | null {
  const { baseUrl, clientId, clientSecret } = config.social[provider]
  const name = `OAUTH_${provider.toUpperCase()}`
  if (clientId === '') return null
  if (clientSecret === null) throw new WrongSetting(`${name}_CLIENT_SECRET`, '', 'set')
  const isPlay = config.world === 'play'
  if (!isPlay && baseUrl !== null && !baseUrl.startsWith('https:')) {
    const setting = provider === 'google' ? `${name}_ISSUER` : `${name}_URL`
    throw new WrongSetting(setting, baseUrl, 'https when WORLD is real')
  }
  const needs = {
    clientId,
    clientSecret,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    isPlainHttpAllowed: isPlay,
  }
  switch (provider) {
    case 'google':
      return createOpenidSocial({ ...needs, provider, issuer: baseUrl ?? GOOGLE })
    case 'facebook':
      return createOauthSocial(facebookDialect, { ...needs, baseUrl })
    case 'twitter':
      return createOauthSocial(twitterDialect, { ...needs, baseUrl })
  }
}
