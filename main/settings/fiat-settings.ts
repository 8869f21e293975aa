import { names } from './setting-lists.ts'
import { optionalUrl, secret, text, yesOrNo } from './setting-readers.ts'

/** Keys of providers of fiat; docs/fiat-providers.md says where they come from. */
export const fiatKeySettings = {
  MOONPAY_PUBLISHABLE_KEY: text('', 'MoonPay publishable key (pk_…); visible to customers'),
  MOONPAY_SECRET_KEY: secret('MoonPay secret key (sk_…)', 8),
  MOONPAY_WEBHOOK_KEY: secret('MoonPay webhook key (wk_…)', 8),
  BANXA_PARTNER: text('', 'Your partner name at Banxa'),
  BANXA_API_KEY: secret('Banxa API key', 8),
  BANXA_WEBHOOK_KEY: secret('Key that signs Banxa’s webhooks', 8),
  BANXA_WEBHOOK_SECRET: secret('Secret that belongs to BANXA_WEBHOOK_KEY', 8),
  MERCURYO_WIDGET_ID: text('', 'Your Mercuryo widget ID; visible to customers'),
  MERCURYO_SECRET: secret('Mercuryo secret', 8),
  MERCURYO_SIGN_KEY: secret('Key that signs Mercuryo’s webhooks', 8),
  MERCURYO_PARTNER_TOKEN: secret('Token for reading Mercuryo’s list of transactions', 8),
  SIMPLEX_PARTNER: text('', 'Your partner name (wallet_id) at Simplex'),
  SIMPLEX_API_KEY: secret('Simplex API key', 8),
  SIMPLEX_PUBLIC_KEY: text('', 'Simplex public key, for lists'),
  SIMPLEX_WEBHOOK_KEY: text(
    '',
    'RSA public key of Simplex’s webhooks: PEM with \\n for line breaks',
  ),
  TRANSAK_API_KEY: text('', 'Transak API key; visible to customers'),
  TRANSAK_API_SECRET: secret('Transak API secret', 8),
  TRANSAK_DOMAIN: text('', 'Domain of this site as registered with Transak'),
  BINANCE_CONNECT_URL: optionalUrl('Host that Binance Connect gave you', ['https:']),
  BINANCE_CONNECT_CLIENT_ID: text('', 'Your client ID at Binance Connect'),
  BINANCE_CONNECT_TOKEN: secret('Your access token at Binance Connect', 8),
  BINANCE_CONNECT_MERCHANT: text('', 'Your merchant code at Binance Connect'),
  BINANCE_CONNECT_NAME: text('', 'Your merchant name at Binance Connect'),
  BINANCE_CONNECT_PRIVATE_KEY: secret(
    'Your RSA private key for Binance Connect: PEM with \\n for line breaks',
    64,
  ),
  BINANCE_CONNECT_WEBHOOK_KEY: text(
    '',
    'RSA public key of Binance’s webhooks: PEM with \\n for line breaks',
  ),
} as const
export type FiatKeyName = keyof typeof fiatKeySettings

/** Every setting of providers of fiat. */
export const fiatSettings = {
  FIAT_PROVIDERS: names(
    'Fiat providers in addition to the sandbox ones; with play money, their test hosts are used',
  ),
  FIAT_TOP: names('Fiat providers listed first whenever they have a price'),
  ...fiatKeySettings,
  BINANCE_CONNECT_LOCKED: yesOrNo(
    false,
    'Prevents customers from changing their order at Binance, if Binance allows you to',
  ),
} as const
