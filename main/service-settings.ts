import { fiatKeySettings } from './fiat-settings.ts'
import { type Environment, readSetting, type SettingValues } from './read-setting.ts'
import type { settings } from './settings.ts'

type Said = SettingValues<typeof settings>

/** The settings of services that have several, together. */
export function servicesOf(said: Said, environment: Environment) {
  return {
    fiat: {
      providers: said.fiatProviders,
      top: said.fiatTop,
      isBinanceLocked: said.binanceConnectLocked,
      /** By the names of their settings. */
      keys: new Map(
        Object.entries(fiatKeySettings).map(([name, setting]) => [
          name,
          readSetting<string | null>(environment, name, setting),
        ]),
      ),
    },
    social: {
      google: {
        clientId: said.oauthGoogleClientId,
        clientSecret: said.oauthGoogleClientSecret,
        baseUrl: said.oauthGoogleIssuer,
      },
      facebook: {
        clientId: said.oauthFacebookClientId,
        clientSecret: said.oauthFacebookClientSecret,
        baseUrl: said.oauthFacebookUrl,
      },
      twitter: {
        clientId: said.oauthTwitterClientId,
        clientSecret: said.oauthTwitterClientSecret,
        baseUrl: said.oauthTwitterUrl,
      },
    },
    sumsub: {
      appToken: said.sumsubAppToken,
      secretKey: said.sumsubSecretKey,
      webhookSecret: said.sumsubWebhookSecret,
      levelName: said.sumsubLevel,
      baseUrl: said.sumsubUrl,
    },
  }
}
