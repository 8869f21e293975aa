import type { FiatPort } from '@causeway/core/ports'
import { type FiatSetup, needsOf } from '../fiat-provider.ts'
import { createMercuryoFiat } from './create-mercuryo-fiat.ts'
import { mercuryoHosts } from './mercuryo-needs.ts'
import type { mercuryoSettings } from './settings.ts'

/** Mercuryo with the operator's settings: by its live hosts in a real world, by its test hosts in a play world. */
export function open(setup: FiatSetup<keyof typeof mercuryoSettings>): FiatPort {
  return createMercuryoFiat({
    ...needsOf(setup, mercuryoHosts),
    widgetId: setup.setting('MERCURYO_WIDGET_ID'),
    secret: setup.setting('MERCURYO_SECRET'),
    signKey: setup.setting('MERCURYO_SIGN_KEY'),
    partnerToken: setup.setting('MERCURYO_PARTNER_TOKEN'),
  })
}
