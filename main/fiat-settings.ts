import { names } from './setting-lists.ts'
import { optionalUrl, secret, text, yesOrNo } from './setting-readers.ts'

/** Keys of providers of fiat; docs/fiat-providers.md says where they come from. */
export const fiatKeySettings = {
  MOONPAY_PUBLISHABLE_KEY: text('', 'Publishable key at MoonPay (pk_…); people see it'),
  MOONPAY_SECRET_KEY: secret('Its secret key (sk_…)', 8),
  MOONPAY_WEBHOOK_KEY: secret('Its webhook key (wk_…)', 8),
  BANXA_PARTNER: text('', 'Our partner name at Banxa'),
  BANXA_API_KEY: secret('Its API key', 8),
  BANXA_WEBHOOK_KEY: secret('Key that its messages are signed with', 8),
  BANXA_WEBHOOK_SECRET: secret('The secret to that', 8),
  MERCURYO_WIDGET_ID: text('', 'Our widget at Mercuryo; people see it'),
  MERCURYO_SECRET: secret('Its secret', 8),
  MERCURYO_SIGN_KEY: secret('Key that its messages are signed with', 8),
  MERCURYO_PARTNER_TOKEN: secret('Token that opens its list of transactions', 8),
  SIMPLEX_PARTNER: text('', 'Our partner name (wallet_id) at Simplex'),
  SIMPLEX_API_KEY: secret('Its API key', 8),
  SIMPLEX_PUBLIC_KEY: text('', 'Its public key, for lists'),
  SIMPLEX_WEBHOOK_KEY: text('', 'RSA key of Simplex’s messages: PEM with \\n for line ends'),
  TRANSAK_API_KEY: text('', 'API key at Transak; people see it'),
  TRANSAK_API_SECRET: secret('Its secret', 8),
  TRANSAK_DOMAIN: text('', 'Domain of this site as Transak was told of it'),
  BINANCE_CONNECT_URL: optionalUrl('Host that Binance Connect named to us', ['https:']),
  BINANCE_CONNECT_CLIENT_ID: text('', 'Our client id there'),
  BINANCE_CONNECT_TOKEN: secret('Our access token there', 8),
  BINANCE_CONNECT_MERCHANT: text('', 'Our merchant code there'),
  BINANCE_CONNECT_NAME: text('', 'Our merchant name there'),
  BINANCE_CONNECT_PRIVATE_KEY: secret('Our RSA key: PEM with \\n for line ends', 64),
  BINANCE_CONNECT_WEBHOOK_KEY: text('', 'RSA key of Binance’s messages: PEM likewise'),
} as const
export type FiatKeyName = keyof typeof fiatKeySettings

/** Every setting of providers of fiat. */
export const fiatSettings = {
  FIAT_PROVIDERS: names(
    'Providers of fiat beside those of the sandbox; in a play world by their test hosts',
  ),
  FIAT_TOP: names('Those that stand first whenever they have a price'),
  ...fiatKeySettings,
  BINANCE_CONNECT_LOCKED: yesOrNo(false, 'Binance lets us forbid people to change what they order'),
} as const
