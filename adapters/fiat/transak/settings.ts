import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from Transak; docs/fiat-providers.md says where. */
export const transakSettings = {
  TRANSAK_API_KEY: { kind: 'text', says: 'Transak API key; visible to customers' },
  TRANSAK_API_SECRET: { kind: 'secret', says: 'Transak API secret' },
  TRANSAK_DOMAIN: { kind: 'text', says: 'Domain of this site as registered with Transak' },
} as const satisfies FiatSettings
