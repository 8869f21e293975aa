import type { FiatPort } from '@causeway/core/ports'
import { type FiatSetup, needsOf } from '../fiat-provider.ts'
import { createTransakFiat } from './create-transak-fiat.ts'
import type { transakSettings } from './settings.ts'
import { transakHosts } from './transak-needs.ts'

/** Transak with the operator's settings: by its live hosts in a real world, by its test hosts in a play world. */
export function open(setup: FiatSetup<keyof typeof transakSettings>): FiatPort {
  return createTransakFiat({
    ...needsOf(setup, transakHosts),
    apiKey: setup.setting('TRANSAK_API_KEY'),
    apiSecret: setup.setting('TRANSAK_API_SECRET'),
    referrerDomain: setup.setting('TRANSAK_DOMAIN'),
  })
}
