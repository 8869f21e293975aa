import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from Binance Connect; docs/fiat-providers.md says where. */
export const binanceSettings = {
  BINANCE_CONNECT_URL: { kind: 'https_url', says: 'Host that Binance Connect gave you' },
  BINANCE_CONNECT_CLIENT_ID: { kind: 'text', says: 'Your client ID at Binance Connect' },
  BINANCE_CONNECT_TOKEN: { kind: 'secret', says: 'Your access token at Binance Connect' },
  BINANCE_CONNECT_MERCHANT: { kind: 'text', says: 'Your merchant code at Binance Connect' },
  BINANCE_CONNECT_NAME: { kind: 'text', says: 'Your merchant name at Binance Connect' },
  BINANCE_CONNECT_PRIVATE_KEY: {
    kind: 'secret_pem',
    says: 'Your RSA private key for Binance Connect: PEM with \\n for line breaks',
  },
  BINANCE_CONNECT_WEBHOOK_KEY: {
    kind: 'pem',
    says: 'RSA public key of Binance’s webhooks: PEM with \\n for line breaks',
  },
  BINANCE_CONNECT_LOCKED: {
    kind: 'yes_or_no',
    says: 'Prevents customers from changing their order at Binance, if Binance allows you to',
  },
} as const satisfies FiatSettings
