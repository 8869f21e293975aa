import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from Mercuryo; docs/fiat-providers.md says where. */
export const mercuryoSettings = {
  MERCURYO_WIDGET_ID: { kind: 'text', says: 'Your Mercuryo widget ID; visible to customers' },
  MERCURYO_SECRET: { kind: 'secret', says: 'Mercuryo secret' },
  MERCURYO_SIGN_KEY: { kind: 'secret', says: 'Key that signs Mercuryo’s webhooks' },
  MERCURYO_PARTNER_TOKEN: {
    kind: 'secret',
    says: 'Token for reading Mercuryo’s list of transactions',
  },
} as const satisfies FiatSettings
