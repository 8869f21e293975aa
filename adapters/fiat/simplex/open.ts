import type { FiatPort } from '@causeway/core/ports'
import { type FiatSetup, needsOf } from '../fiat-provider.ts'
import { createSimplexFiat } from './create-simplex-fiat.ts'
import type { simplexSettings } from './settings.ts'
import { simplexHosts } from './simplex-needs.ts'

/** Simplex with the operator's settings: by its live hosts in a real world, by its test hosts in a play world. */
export function open(setup: FiatSetup<keyof typeof simplexSettings>): FiatPort {
  return createSimplexFiat({
    ...needsOf(setup, simplexHosts),
    partner: setup.setting('SIMPLEX_PARTNER'),
    apiKey: setup.setting('SIMPLEX_API_KEY'),
    publicKey: setup.setting('SIMPLEX_PUBLIC_KEY'),
    webhookKey: setup.setting('SIMPLEX_WEBHOOK_KEY'),
  })
}
