import type { NamespaceMessages } from '../message.ts'

/** Whatever stands over a page or above it: banners, the cookie notice, short messages, the support chat. */
export const overlays = {
  /** Names the bar at the bottom; then its sentence, its link to the privacy policy and its button. */
  cookieTitle: 'Cookies',
  cookieText:
    'We use cookies to remember your settings and, where the law or your consent allows it, to measure traffic.',
  cookieMore: 'Learn more',
  cookieOk: 'Ok',
  /** A dialogue: a request to the server failed in a way that only a fresh page mends. */
  brokenTitle: 'Something went wrong',
  brokenText:
    'The site didn’t respond as expected. Reload the page to continue. Your orders aren’t affected.',
  brokenReload: 'Reload page',
  brokenClose: 'Stay on this page',
  /** Begins with these words in English (SHELL-15). Payments: coins that customers send in. */
  worksTitle: 'Technical works',
  worksText:
    'Please be informed that due to the technical issues some incoming payments might take longer than usual.',
  /** Names the strip in which the operator says something about this page. */
  alertTitle: 'Announcement',
  /** Unstoppable Domains is a name: people send to a name instead of a long address. */
  domainsTitle: 'Unstoppable Domains',
  domainsText: 'Send to a name instead of a long address: Unstoppable Domains names work here.',
  /** The mobile app's banner on phones: its sentence by page. {brand} is the shop's name, {coin} a ticker. */
  appTitle: 'Mobile app',
  appBuy: 'Buy instantly',
  appExchange: 'Exchange instantly',
  appPay: 'Pay with {brand}',
  appBuyExchange: 'Buy/exchange crypto',
  appBuyCoin: 'Buy {coin}',
  appLead: 'In the {brand} app for your phone.',
  /** On the button to the app store. */
  appGet: 'Get the app',
  appClose: 'Close and stay on the site',
  /** Short messages that come and go at the bottom: title, then a sentence. */
  offlineTitle: 'You’re offline',
  offlineText: 'We’ll reconnect automatically.',
  onlineTitle: 'You’re back online',
  onlineText: 'Updating this page.',
  signedOutTitle: 'You’re signed out',
  signedOutText: 'You can still find orders made in this browser here.',
  /** What a press on such a short message does; read by screen readers. */
  snackbarClose: 'Dismiss',
  /** The button that opens a conversation with the support. */
  chatOpen: 'Support chat',
} as const satisfies NamespaceMessages
