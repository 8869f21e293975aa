import type { FiatPort } from '@causeway/core/ports'
import type { FiatSetup } from '../fiat-provider.ts'
import { createBinanceFiat } from './create-binance-fiat.ts'
import type { binanceSettings } from './settings.ts'

/** Binance Connect with the operator's settings, in a real world: it has no test host. */
export function open({
  clock,
  fetch,
  setting,
  world,
  wrongSetting,
}: FiatSetup<keyof typeof binanceSettings>): FiatPort {
  if (world === 'play') {
    throw wrongSetting('FIAT_PROVIDERS', 'binance', 'a list without it when WORLD is play')
  }
  return createBinanceFiat({
    fetch,
    clock,
    apiUrl: setting('BINANCE_CONNECT_URL'),
    clientId: setting('BINANCE_CONNECT_CLIENT_ID'),
    accessToken: setting('BINANCE_CONNECT_TOKEN'),
    merchantCode: setting('BINANCE_CONNECT_MERCHANT'),
    merchantName: setting('BINANCE_CONNECT_NAME'),
    privateKey: setting('BINANCE_CONNECT_PRIVATE_KEY'),
    webhookKey: setting('BINANCE_CONNECT_WEBHOOK_KEY'),
    mayLockOrders: setting('BINANCE_CONNECT_LOCKED') === 'true',
  })
}
