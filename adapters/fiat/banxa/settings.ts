import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from Banxa; docs/fiat-providers.md says where. */
export const banxaSettings = {
  BANXA_PARTNER: { kind: 'text', says: 'Your partner name at Banxa' },
  BANXA_API_KEY: { kind: 'secret', says: 'Banxa API key' },
  BANXA_WEBHOOK_KEY: { kind: 'secret', says: 'Key that signs Banxa’s webhooks' },
  BANXA_WEBHOOK_SECRET: { kind: 'secret', says: 'Secret that belongs to `BANXA_WEBHOOK_KEY`' },
} as const satisfies FiatSettings
