import type { MessageKey } from '@causeway/content/messages'

/** Which of its five sentences the app's banner has (SHELL-14). `coin`: a ticker, empty where the sentence names none. */
export type AppBannerText = { readonly key: MessageKey; readonly coin: string }

const EXCHANGE_PAGES: readonly string[] = [
  '',
  'processing',
  'exchange',
  'trade-crypto',
  'all-coins-exchange',
  'exchange-pairs',
]
const BUY_PAGES: readonly string[] = ['buy', 'buy-crypto', 'all-coins-buy']
const PAY_PAGES: readonly string[] = [
  'transaction',
  'track',
  'payment',
  'payments-moonpay',
  'history',
  'profile',
  'account',
]
/** Pages of one coin, which the next part of the path names first. */
const COIN_PAGES: readonly string[] = ['buy', 'buy-fiat', 'buy-countries', 'exchange']
const TICKER = /^[a-z0-9]{2,12}/

/** The sentence for a page. `path` has no language prefix. */
export function appBannerText(path: string): AppBannerText {
  const [first = '', second = '', third] = path.split('/').filter((part) => part !== '')
  const coin = TICKER.exec(second)?.[0]?.toUpperCase() ?? ''
  const isPair = first === 'exchange' && third !== undefined
  if (COIN_PAGES.includes(first) && coin !== '' && !isPair) {
    return { key: 'overlays.appBuyCoin', coin }
  }
  if (BUY_PAGES.includes(first)) return { key: 'overlays.appBuy', coin: '' }
  if (EXCHANGE_PAGES.includes(first)) return { key: 'overlays.appExchange', coin: '' }
  if (PAY_PAGES.includes(first)) return { key: 'overlays.appPay', coin: '' }
  return { key: 'overlays.appBuyExchange', coin: '' }
}
