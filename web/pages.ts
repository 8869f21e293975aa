import type { PageTheme } from '@causeway/ui/tokens'

export type Page = {
  /** Also the route's id. */
  readonly id: string
  /** Without a leading slash; empty for the root. */
  readonly path: string
  /** Folder under `pages/`. */
  readonly folder: string
  /** How the stage behind header and hero looks. */
  readonly theme: PageTheme
  /** `no-footer` keeps the header; `minimal` has neither (SHELL-13). */
  readonly layout: 'full' | 'no-footer' | 'minimal'
  /**
   * Who may see it: anybody; signed-in people; these and guests whose browser holds orders; or signed-in people of the
   * affiliate programme's pages, which others are told about at /earn (AUTH-16, TRACK-06).
   */
  readonly protection: 'none' | 'account' | 'account-or-orders' | 'earn'
  /** False: robots are told to stay away. */
  readonly isIndexed: boolean
  /** Whether the header names it. */
  readonly isInNavigation: boolean
  /** `play`: the page does not exist where money is real. */
  readonly world: 'any' | 'play'
  /**
   * What runs scripts: the whole page by the router's client, or only the parts of it that are a `LivePart`. The latter
   * is the same for every visitor (nothing of cookies, nonce or operator in it) and is kept as bytes for a moment.
   */
  readonly wake: 'router' | 'parts'
  /** Of a page that is kept: the parameters of the query that it reads. It is made without all others. */
  readonly keptQuery: readonly string[]
  /** The product it belongs to: where the logo leads, and which navigation of its own it has (SHELL-02). */
  readonly section: 'main' | 'earn'
  /** Navigation names it to approved affiliates alone; whoever has its address may see it (SHELL-16). */
  readonly isAffiliateOnly: boolean
  /** On phones and tablets the header stays in sight, and makes way for who reads on (SHELL-03). */
  readonly hidesHeaderOnScroll: boolean
  /** The neighbouring ways to trade stand beside it (SHELL-03). */
  readonly hasSideMenu: boolean
  /** The exchange form stands above the footer (SHELL-04). */
  readonly hasFormBlock: boolean
  /** The badge of the site where customers review the exchange stands beside it (SHELL-11). */
  readonly hasReviewBadge: boolean
  /** No banner above or over it (SHELL-13). */
  readonly omitsBanner: boolean
  /** The way to sign in is a link to the front page, without the modal (SHELL-13). */
  readonly omitsAuthModal: boolean
}

const ordinary = {
  theme: 'white',
  layout: 'full',
  protection: 'none',
  isIndexed: true,
  isInNavigation: false,
  world: 'any',
  wake: 'router',
  keptQuery: [],
  section: 'main',
  isAffiliateOnly: false,
  hidesHeaderOnScroll: false,
  hasSideMenu: false,
  hasFormBlock: false,
  hasReviewBadge: false,
  omitsBanner: false,
  omitsAuthModal: false,
} as const

/** Nothing to be had there at the moment, so robots stay away; and nothing that needs a script. */
const neighbour = {
  ...ordinary,
  theme: 'light-gray',
  isIndexed: false,
  wake: 'parts',
  keptQuery: ['from', 'to', 'amount', 'amountFrom'],
} as const

/** Buying and selling through providers of money: each visitor's own country is in it. */
const deal = { ...ordinary, theme: 'light-gray' } as const

/** Takes the holder of an order on to its provider's own page. */
const payment = { ...ordinary, theme: 'light-gray', isIndexed: false } as const

/** A link in a mail leads there. */
const mailed = { ...ordinary, theme: 'light-gray', isIndexed: false } as const

/** A page of text (`content/pages`), which the operator may replace. */
const article = { ...ordinary, wake: 'parts', hidesHeaderOnScroll: true } as const

/** For people who come from search engines (PAGE-04): true at this moment, the same for everybody. */
const searched = {
  ...ordinary,
  theme: 'light-gray',
  wake: 'parts',
  hidesHeaderOnScroll: true,
} as const

/** The one table of pages: routes, themes, navigation and robots are read from here. */
export const pages = [
  {
    ...ordinary,
    id: 'home',
    path: '',
    folder: 'home',
    theme: 'black',
    isInNavigation: true,
    wake: 'parts',
    keptQuery: ['from', 'to', 'amount', 'amountFrom', 'isFixedRate'],
    hidesHeaderOnScroll: true,
    hasSideMenu: true,
    hasReviewBadge: true,
  },
  // SHELL-04: the home page alone, for measurements of its speed.
  {
    ...ordinary,
    id: 'pagespeed',
    path: 'pagespeed',
    folder: 'pagespeed',
    theme: 'black',
    layout: 'no-footer',
    isIndexed: false,
    wake: 'parts',
    omitsBanner: true,
    omitsAuthModal: true,
  },
  {
    ...ordinary,
    id: 'processing',
    path: 'processing',
    folder: 'processing',
    theme: 'light-gray',
    isIndexed: false,
  },
  { ...deal, id: 'buy', path: 'buy', folder: 'buy', isInNavigation: true },
  {
    ...deal,
    id: 'buy-crypto',
    path: 'buy-crypto',
    folder: 'buy-crypto',
    hasSideMenu: true,
    hasReviewBadge: true,
  },
  // PAGE-04: a coin with a money, and that in one country.
  { ...deal, id: 'buy-pair', path: 'buy/:pair', folder: 'buy-pair' },
  { ...deal, id: 'buy-place', path: 'buy/:pair/:country', folder: 'buy-place' },
  { ...searched, id: 'exchange-coin', path: 'exchange/:from', folder: 'exchange-coin' },
  { ...searched, id: 'exchange-pair', path: 'exchange/:from/:to', folder: 'exchange-pair' },
  { ...searched, id: 'exchange-pairs', path: 'exchange-pairs/:coin', folder: 'exchange-pairs' },
  {
    ...searched,
    id: 'all-coins-exchange',
    path: 'all-coins-exchange',
    folder: 'all-coins-exchange',
    keptQuery: ['find'],
  },
  {
    ...searched,
    id: 'all-coins-buy',
    path: 'all-coins-buy',
    folder: 'all-coins-buy',
    keptQuery: ['find'],
  },
  { ...searched, id: 'buy-countries', path: 'buy-countries/:coin', folder: 'buy-countries' },
  { ...searched, id: 'buy-fiat', path: 'buy-fiat/:coin', folder: 'buy-fiat' },
  { ...deal, id: 'sell', path: 'sell', folder: 'sell' },
  {
    ...deal,
    id: 'sell-crypto',
    path: 'sell-crypto',
    folder: 'sell-crypto',
    hasSideMenu: true,
  },
  { ...neighbour, id: 'borrow', path: 'borrow', folder: 'borrow' },
  {
    ...ordinary,
    id: 'transaction',
    path: 'transaction/:id',
    folder: 'transaction',
    theme: 'light-gray',
    isIndexed: false,
  },
  { ...payment, id: 'payment', path: 'payment/:id', folder: 'payment' },
  // BUY-11: the one provider whose step has an address of its own.
  {
    ...payment,
    id: 'payments-moonpay',
    path: 'payments-moonpay/:id',
    folder: 'payments-moonpay',
  },
  {
    ...ordinary,
    id: 'identify',
    path: 'transaction/:id/identify',
    folder: 'identify',
    theme: 'light-gray',
    isIndexed: false,
  },
  {
    ...ordinary,
    id: 'track',
    path: 'track/:id',
    folder: 'track',
    theme: 'light-gray',
    layout: 'no-footer',
    isIndexed: false,
  },
  {
    ...ordinary,
    id: 'history',
    path: 'history',
    folder: 'history',
    theme: 'light-gray',
    protection: 'account-or-orders',
    isIndexed: false,
    isInNavigation: true,
  },
  {
    ...ordinary,
    id: 'profile',
    path: 'profile',
    folder: 'profile',
    theme: 'light-gray',
    protection: 'account',
    isIndexed: false,
  },
  {
    ...ordinary,
    id: 'mailinglists',
    path: 'mailinglists',
    folder: 'mailinglists',
    theme: 'light-gray',
    protection: 'account',
    isIndexed: false,
  },
  { ...mailed, id: 'auth-confirm', path: 'auth/confirm/:token', folder: 'auth-confirm' },
  { ...mailed, id: 'auth-recover', path: 'auth/recover/:token', folder: 'auth-recover' },
  { ...mailed, id: 'auth-social', path: 'auth/social/:token', folder: 'auth-social' },
  { ...mailed, id: 'auth-email', path: 'auth/email/:token', folder: 'auth-email' },
  {
    ...ordinary,
    id: 'sandbox',
    path: 'sandbox',
    folder: 'sandbox',
    theme: 'light-gray',
    isIndexed: false,
    isInNavigation: true,
    world: 'play',
  },
  {
    ...ordinary,
    id: 'sandbox-mail',
    path: 'sandbox/mail',
    folder: 'sandbox-mail',
    theme: 'light-gray',
    isIndexed: false,
    world: 'play',
  },
  {
    ...ordinary,
    id: 'sandbox-social',
    path: 'sandbox/social',
    folder: 'sandbox-social',
    theme: 'light-gray',
    isIndexed: false,
    world: 'play',
    layout: 'minimal',
  },
  {
    ...ordinary,
    id: 'sandbox-kyc',
    path: 'sandbox/kyc/:reference',
    folder: 'sandbox-kyc',
    theme: 'light-gray',
    isIndexed: false,
    world: 'play',
    layout: 'minimal',
  },
  {
    ...ordinary,
    id: 'sandbox-checkout',
    path: 'sandbox/checkout/:order',
    folder: 'sandbox-checkout',
    theme: 'light-gray',
    isIndexed: false,
    world: 'play',
    layout: 'minimal',
  },
  {
    ...ordinary,
    id: 'preview',
    path: 'preview',
    folder: 'preview',
    isIndexed: false,
    world: 'play',
  },
  {
    ...article,
    id: 'about',
    path: 'about',
    folder: 'about',
    theme: 'light-gray',
    hasFormBlock: true,
    hasReviewBadge: true,
  },
  { ...article, id: 'aml-kyc', path: 'aml-kyc', folder: 'aml-kyc' },
  {
    ...article,
    id: 'competent-authorities',
    path: 'competent-authorities',
    folder: 'competent-authorities',
  },
  {
    ...article,
    id: 'crashcourse',
    path: 'crashcourse',
    folder: 'crashcourse',
    theme: 'light-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'earn-terms-of-use',
    path: 'earn-terms-of-use',
    folder: 'earn-terms-of-use',
    section: 'earn',
  },
  { ...article, id: 'faq', path: 'faq', folder: 'faq', hasFormBlock: true },
  {
    ...article,
    id: 'for-exchanges',
    path: 'for-exchanges',
    folder: 'for-exchanges',
    theme: 'classic-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'for-services',
    path: 'for-services',
    folder: 'for-services',
    theme: 'classic-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'for-tokens',
    path: 'for-tokens',
    folder: 'for-tokens',
    theme: 'classic-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'for-wallets',
    path: 'for-wallets',
    folder: 'for-wallets',
    theme: 'classic-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'how-it-works',
    path: 'how-it-works',
    folder: 'how-it-works',
    hasFormBlock: true,
  },
  { ...article, id: 'otc-desk', path: 'otc-desk', folder: 'otc-desk', theme: 'classic-gray' },
  {
    ...article,
    id: 'partners',
    path: 'partners',
    folder: 'partners',
    theme: 'light-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'press',
    path: 'press',
    folder: 'press',
    theme: 'light-gray',
    hasFormBlock: true,
  },
  {
    ...article,
    id: 'trade-crypto',
    path: 'trade-crypto',
    folder: 'trade-crypto',
    theme: 'classic-gray',
    hasSideMenu: true,
    hidesHeaderOnScroll: true,
    hasFormBlock: true,
  },
  {
    ...ordinary,
    id: 'supported-currencies',
    path: 'supported-currencies',
    folder: 'supported-currencies',
    theme: 'gray-transparent',
    wake: 'parts',
    hasFormBlock: true,
    keptQuery: ['q', 'network', 'status', 'memo', 'fixed'],
  },
  {
    ...ordinary,
    id: 'reviews',
    path: 'reviews',
    folder: 'reviews',
    theme: 'light-gray',
    wake: 'parts',
    hasFormBlock: true,
    hasReviewBadge: true,
  },
  {
    ...ordinary,
    id: 'mobileapp',
    path: 'mobileapp',
    folder: 'mobileapp',
    wake: 'parts',
    hasFormBlock: true,
  },
  {
    ...ordinary,
    id: 'developers',
    path: 'developers',
    folder: 'developers',
    wake: 'parts',
    isAffiliateOnly: true,
  },
  { ...ordinary, id: 'terms', path: 'terms-of-use', folder: 'terms', wake: 'parts' },
  { ...ordinary, id: 'privacy', path: 'privacy-policy', folder: 'privacy', wake: 'parts' },
  // Kept by browsers for the time without a connection; nobody is led there.
  {
    ...ordinary,
    id: 'offline',
    path: 'offline',
    folder: 'offline',
    theme: 'light-gray',
    isIndexed: false,
    wake: 'parts',
  },
  {
    ...ordinary,
    id: 'not-found',
    path: '*',
    folder: 'not-found',
    theme: 'classic-gray',
    isIndexed: false,
  },
] as const satisfies readonly Page[]
