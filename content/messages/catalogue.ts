import type { NamespaceMessages } from './message.ts'

/** The files of English, by namespace: English is the measure, the other languages have exactly its keys. */
type EnglishFiles = {
  readonly account: typeof import('./en/account.json')
  readonly accountApi: typeof import('./en/account-api.json')
  readonly accountChanges: typeof import('./en/account-changes.json')
  readonly address: typeof import('./en/address.json')
  readonly articles: typeof import('./en/articles.json')
  readonly auth: typeof import('./en/auth.json')
  readonly buying: typeof import('./en/buying.json')
  readonly checkout: typeof import('./en/checkout.json')
  readonly common: typeof import('./en/common.json')
  readonly currencies: typeof import('./en/currencies.json')
  readonly deal: typeof import('./en/deal.json')
  readonly desk: typeof import('./en/desk.json')
  readonly developerConsole: typeof import('./en/developer-console.json')
  readonly developers: typeof import('./en/developers.json')
  readonly earn: typeof import('./en/earn.json')
  readonly earnStatement: typeof import('./en/earn-statement.json')
  readonly earnStatistics: typeof import('./en/earn-statistics.json')
  readonly earnPayouts: typeof import('./en/earn-payouts.json')
  readonly earnTools: typeof import('./en/earn-tools.json')
  readonly errors: typeof import('./en/errors.json')
  readonly fiat: typeof import('./en/fiat.json')
  readonly form: typeof import('./en/form.json')
  readonly history: typeof import('./en/history.json')
  readonly home: typeof import('./en/home.json')
  readonly identification: typeof import('./en/identification.json')
  readonly legal: typeof import('./en/legal.json')
  readonly lostPayment: typeof import('./en/lost-payment.json')
  readonly mobileapp: typeof import('./en/mobileapp.json')
  readonly neighbours: typeof import('./en/neighbours.json')
  readonly offline: typeof import('./en/offline.json')
  readonly orderState: typeof import('./en/order-state.json')
  readonly overlays: typeof import('./en/overlays.json')
  readonly password: typeof import('./en/password.json')
  readonly preview: typeof import('./en/preview.json')
  readonly processing: typeof import('./en/processing.json')
  readonly profile: typeof import('./en/profile.json')
  readonly reviews: typeof import('./en/reviews.json')
  readonly sandbox: typeof import('./en/sandbox.json')
  readonly sellCrypto: typeof import('./en/sell-crypto.json')
  readonly seo: typeof import('./en/seo.json')
  readonly seoTexts: typeof import('./en/seo-texts.json')
  readonly shell: typeof import('./en/shell.json')
  readonly social: typeof import('./en/social.json')
  readonly transaction: typeof import('./en/transaction.json')
  readonly widgetBuilder: typeof import('./en/widget-builder.json')
  readonly widgetFrame: typeof import('./en/widget-frame.json')
}

/** A file has a key for each plural category, as i18next writes them: `coinsFound_one`, `coinsFound_other`. */
type PhraseKey<FileKey extends string> =
  FileKey extends `${infer Key}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Key
    : FileKey

/** One namespace per page, and a few that pages share. */
export type Namespace = keyof EnglishFiles

/** `home.headline`: namespace, dot, key. */
export type MessageKey = {
  [N in Namespace]: `${N}.${PhraseKey<Exclude<keyof EnglishFiles[N], 'default'> & string>}`
}[Namespace]

/** What a page carries: only the namespaces it asked for. Plain data, fit for a loader's reply. */
export type Messages = { readonly [N in Namespace]?: NamespaceMessages }

/** Every namespace with the name of its file in a language's folder. */
export const namespaceFiles = {
  account: 'account',
  accountApi: 'account-api',
  accountChanges: 'account-changes',
  address: 'address',
  articles: 'articles',
  auth: 'auth',
  buying: 'buying',
  checkout: 'checkout',
  common: 'common',
  currencies: 'currencies',
  deal: 'deal',
  desk: 'desk',
  developerConsole: 'developer-console',
  developers: 'developers',
  earn: 'earn',
  earnStatement: 'earn-statement',
  earnStatistics: 'earn-statistics',
  earnPayouts: 'earn-payouts',
  earnTools: 'earn-tools',
  errors: 'errors',
  fiat: 'fiat',
  form: 'form',
  history: 'history',
  home: 'home',
  identification: 'identification',
  legal: 'legal',
  lostPayment: 'lost-payment',
  mobileapp: 'mobileapp',
  neighbours: 'neighbours',
  offline: 'offline',
  orderState: 'order-state',
  overlays: 'overlays',
  password: 'password',
  preview: 'preview',
  processing: 'processing',
  profile: 'profile',
  reviews: 'reviews',
  sandbox: 'sandbox',
  sellCrypto: 'sell-crypto',
  seo: 'seo',
  seoTexts: 'seo-texts',
  shell: 'shell',
  social: 'social',
  transaction: 'transaction',
  widgetBuilder: 'widget-builder',
  widgetFrame: 'widget-frame',
} as const satisfies Record<Namespace, string>
