import type { FiatPort } from '@causeway/core/ports'
import { type FiatSetup, needsOf } from '../fiat-provider.ts'
import { createMoonpayFiat } from './create-moonpay-fiat.ts'
import { moonpayHosts } from './moonpay-needs.ts'
import type { moonpaySettings } from './settings.ts'

/** MoonPay with the operator's settings. Its hosts do not tell its worlds apart, its keys do. */
export function open(setup: FiatSetup<keyof typeof moonpaySettings>): FiatPort {
  const publishableKey = setup.setting('MOONPAY_PUBLISHABLE_KEY')
  const secretKey = setup.setting('MOONPAY_SECRET_KEY')
  const mode = setup.world === 'real' ? '_live_' : '_test_'
  if (!publishableKey.startsWith(`pk${mode}`)) {
    throw setup.wrongSetting('MOONPAY_PUBLISHABLE_KEY', publishableKey, `a key like pk${mode}…`)
  }
  if (!secretKey.startsWith(`sk${mode}`)) {
    throw setup.wrongSetting('MOONPAY_SECRET_KEY', '(hidden)', `a key like sk${mode}…`)
  }
  return createMoonpayFiat({
    ...needsOf(setup, moonpayHosts),
    publishableKey,
    secretKey,
    webhookKey: setup.setting('MOONPAY_WEBHOOK_KEY'),
  })
}
