import { banxaSettings } from './banxa/settings.ts'
import { binanceSettings } from './binance/settings.ts'
import { type FiatProvider, provider } from './fiat-provider.ts'
import { mercuryoSettings } from './mercuryo/settings.ts'
import { moonpaySettings } from './moonpay/settings.ts'
import { simplexSettings } from './simplex/settings.ts'
import { transakSettings } from './transak/settings.ts'

export type { FiatSetting } from './fiat-provider.ts'

/** Every provider of fiat, one line each; a provider's code is loaded only where it is asked for. */
export const fiatProviders: Readonly<Record<string, FiatProvider>> = {
  moonpay: provider(moonpaySettings, () => import('./moonpay/open.ts')),
  banxa: provider(banxaSettings, () => import('./banxa/open.ts')),
  mercuryo: provider(mercuryoSettings, () => import('./mercuryo/open.ts')),
  simplex: provider(simplexSettings, () => import('./simplex/open.ts')),
  transak: provider(transakSettings, () => import('./transak/open.ts')),
  binance: provider(binanceSettings, () => import('./binance/open.ts')),
}
