import type { FiatPort } from '@causeway/core/ports'
import { type FiatSetup, needsOf } from '../fiat-provider.ts'
import { banxaHosts } from './banxa-needs.ts'
import { createBanxaFiat } from './create-banxa-fiat.ts'
import type { banxaSettings } from './settings.ts'

/** Banxa with the operator's settings: by its live hosts in a real world, by its test hosts in a play world. */
export function open(setup: FiatSetup<keyof typeof banxaSettings>): FiatPort {
  return createBanxaFiat({
    ...needsOf(setup, banxaHosts),
    partner: setup.setting('BANXA_PARTNER'),
    apiKey: setup.setting('BANXA_API_KEY'),
    webhookKey: setup.setting('BANXA_WEBHOOK_KEY'),
    webhookSecret: setup.setting('BANXA_WEBHOOK_SECRET'),
    webhookPath: setup.webhookPath,
  })
}
