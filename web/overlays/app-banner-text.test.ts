import { expect, test } from 'vitest'
import { appBannerText } from './app-banner-text.ts'

test.each([
  ['/', { key: 'overlays.appExchange', coin: '' }],
  ['/exchange/btc/eth', { key: 'overlays.appExchange', coin: '' }],
  ['/buy', { key: 'overlays.appBuy', coin: '' }],
  ['/all-coins-buy', { key: 'overlays.appBuy', coin: '' }],
  ['/buy/btc-eur/de', { key: 'overlays.appBuyCoin', coin: 'BTC' }],
  ['/buy-fiat/xmr', { key: 'overlays.appBuyCoin', coin: 'XMR' }],
  ['/exchange/eth', { key: 'overlays.appBuyCoin', coin: 'ETH' }],
  ['/transaction/AbC', { key: 'overlays.appPay', coin: '' }],
  ['/history', { key: 'overlays.appPay', coin: '' }],
  ['/about', { key: 'overlays.appBuyExchange', coin: '' }],
] as const)('[SHELL-14] on %s the app is announced by %j', (path, text) => {
  expect(appBannerText(path)).toEqual(text)
})
