import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from Simplex; docs/fiat-providers.md says where. */
export const simplexSettings = {
  SIMPLEX_PARTNER: { kind: 'text', says: 'Your partner name (wallet_id) at Simplex' },
  SIMPLEX_API_KEY: { kind: 'secret', says: 'Simplex API key' },
  SIMPLEX_PUBLIC_KEY: { kind: 'text', says: 'Simplex public key, for lists' },
  SIMPLEX_WEBHOOK_KEY: {
    kind: 'pem',
    says: 'RSA public key of Simplex’s webhooks: PEM with \\n for line breaks',
  },
} as const satisfies FiatSettings
