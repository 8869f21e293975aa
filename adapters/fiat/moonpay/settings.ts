import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from MoonPay; docs/fiat-providers.md says where. */
export const moonpaySettings = {
  MOONPAY_PUBLISHABLE_KEY: {
    kind: 'text',
    says: 'MoonPay publishable key (pk_…); visible to customers',
  },
  MOONPAY_SECRET_KEY: { kind: 'secret', says: 'MoonPay secret key (sk_…)' },
  MOONPAY_WEBHOOK_KEY: { kind: 'secret', says: 'MoonPay webhook key (wk_…)' },
} as const satisfies FiatSettings
