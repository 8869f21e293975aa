import { fiatKeySettings, fiatSettings } from './fiat-settings.ts'
import { type Environment, readSetting } from './read-setting.ts'
import { settings } from './settings.ts'

/** Services of others that the product stands on. */
export function readServices(environment: Environment) {
  return {
    ...readCompliance(environment),
    ...readNameSettings(environment),
    fiat: readFiatSettings(environment),
    social: readSocialSettings(environment),
  }
}

/** Naming services, and the wallet provider that payments are asked of. */
function readNameSettings(environment: Environment) {
  return {
    ensRpcUrl: readSetting(environment, 'ENS_RPC_URL', settings.ENS_RPC_URL),
    ensGateways: readSetting(environment, 'ENS_GATEWAYS', settings.ENS_GATEWAYS),
    unstoppableKey: readSetting(environment, 'UNSTOPPABLE_KEY', settings.UNSTOPPABLE_KEY),
    unstoppableUrl: readSetting(environment, 'UNSTOPPABLE_URL', settings.UNSTOPPABLE_URL),
    fundsRequestUrl: readSetting(environment, 'FUNDS_REQUEST_URL', settings.FUNDS_REQUEST_URL),
    fundsRequestSecret: readSetting(
      environment,
      'FUNDS_REQUEST_SECRET',
      settings.FUNDS_REQUEST_SECRET,
    ),
    fundsRequestNames: readSetting(
      environment,
      'FUNDS_REQUEST_NAMES',
      settings.FUNDS_REQUEST_NAMES,
    ),
  }
}

/** Providers of fiat, and their keys by the names of their settings. */
function readFiatSettings(environment: Environment) {
  return {
    providers: readSetting(environment, 'FIAT_PROVIDERS', fiatSettings.FIAT_PROVIDERS),
    top: readSetting(environment, 'FIAT_TOP', fiatSettings.FIAT_TOP),
    keys: new Map(
      Object.entries(fiatKeySettings).map(([name, setting]) => [
        name,
        readSetting<string | null>(environment, name, setting),
      ]),
    ),
    isBinanceLocked: readSetting(
      environment,
      'BINANCE_CONNECT_LOCKED',
      fiatSettings.BINANCE_CONNECT_LOCKED,
    ),
  }
}

/** The services that people may sign in by. */
function readSocialSettings(environment: Environment) {
  return {
    google: {
      clientId: readSetting(environment, 'OAUTH_GOOGLE_CLIENT_ID', settings.OAUTH_GOOGLE_CLIENT_ID),
      clientSecret: readSetting(
        environment,
        'OAUTH_GOOGLE_CLIENT_SECRET',
        settings.OAUTH_GOOGLE_CLIENT_SECRET,
      ),
      baseUrl: readSetting(environment, 'OAUTH_GOOGLE_ISSUER', settings.OAUTH_GOOGLE_ISSUER),
    },
    facebook: {
      clientId: readSetting(
        environment,
        'OAUTH_FACEBOOK_CLIENT_ID',
        settings.OAUTH_FACEBOOK_CLIENT_ID,
      ),
      clientSecret: readSetting(
        environment,
        'OAUTH_FACEBOOK_CLIENT_SECRET',
        settings.OAUTH_FACEBOOK_CLIENT_SECRET,
      ),
      baseUrl: readSetting(environment, 'OAUTH_FACEBOOK_URL', settings.OAUTH_FACEBOOK_URL),
    },
    twitter: {
      clientId: readSetting(
        environment,
        'OAUTH_TWITTER_CLIENT_ID',
        settings.OAUTH_TWITTER_CLIENT_ID,
      ),
      clientSecret: readSetting(
        environment,
        'OAUTH_TWITTER_CLIENT_SECRET',
        settings.OAUTH_TWITTER_CLIENT_SECRET,
      ),
      baseUrl: readSetting(environment, 'OAUTH_TWITTER_URL', settings.OAUTH_TWITTER_URL),
    },
  }
}

/** What is screened, and who is identified. */
function readCompliance(environment: Environment) {
  return {
    amlListFile: readSetting(environment, 'AML_LIST_FILE', settings.AML_LIST_FILE),
    amlApiUrl: readSetting(environment, 'AML_API_URL', settings.AML_API_URL),
    amlApiKey: readSetting(environment, 'AML_API_KEY', settings.AML_API_KEY),
    amlHoldScore: readSetting(environment, 'AML_HOLD_SCORE', settings.AML_HOLD_SCORE),
    amlKycScore: readSetting(environment, 'AML_KYC_SCORE', settings.AML_KYC_SCORE),
    kycAboveUsd: readSetting(environment, 'KYC_ABOVE_USD', settings.KYC_ABOVE_USD),
    kycProvider: readSetting(environment, 'KYC_PROVIDER', settings.KYC_PROVIDER),
    sumsub: {
      appToken: readSetting(environment, 'SUMSUB_APP_TOKEN', settings.SUMSUB_APP_TOKEN),
      secretKey: readSetting(environment, 'SUMSUB_SECRET_KEY', settings.SUMSUB_SECRET_KEY),
      webhookSecret: readSetting(
        environment,
        'SUMSUB_WEBHOOK_SECRET',
        settings.SUMSUB_WEBHOOK_SECRET,
      ),
      levelName: readSetting(environment, 'SUMSUB_LEVEL', settings.SUMSUB_LEVEL),
      baseUrl: readSetting(environment, 'SUMSUB_URL', settings.SUMSUB_URL),
    },
  }
}
