import type { NamespaceMessages } from '../message.ts'

/** Header, menus and footer: the frame of every page. */
export const shell = {
  /** Button of the header that opens the list of products. */
  allProducts: 'All products',
  /** Heading over products for people who trade for themselves. */
  personal: 'Personal',
  /** Heading over products for companies. */
  business: 'Business',
  exchangeCrypto: 'Exchange crypto',
  tradeCrypto: 'Trade crypto',
  mobileApp: 'Mobile app',
  blog: 'Blog',
  affiliateProgramme: 'Affiliate programme',
  /** The programming interface for partners. */
  api: 'API',
  /** Heading of the block about the app for phones. */
  getApp: 'Get the app',
  /** Under the heading, where there are links to stores. */
  getAppText: 'Exchange on your phone and track your orders on the go.',
  /** Link to the page that tells how the site is used on a phone, where there are no stores. */
  useOnPhone: 'Install the app',
  /** Link to Apple's store. */
  appStore: 'App Store',
  /** Link to Google's store. */
  googlePlay: 'Google Play',
  support: 'Support',
  about: 'About',
  /** Button that opens and closes the menu of phones. */
  menu: 'Menu',
  /** Leads from a part of the menu back to its first list. */
  backToMenu: 'Back to menu',
  account: 'Account',
  /** Names the list of the four ways to trade, for screen readers. */
  ways: 'Ways to trade',
  /** Short, under an icon: about nine letters. */
  waysExchange: 'Exchange',
  waysBuy: 'Buy',
  waysSell: 'Sell',
  waysTrade: 'Trade',
  toTop: 'Back to top',
  company: 'Company',
  /** Heading over pages for partners of the exchange. */
  partners: 'Partners',
  /** Heading over links to social networks. */
  social: 'Social networks',
  legal: 'Legal',
  popularPairs: 'Popular exchanges',
  /** A link of that list: two tickers, such as BTC to ETH. */
  pair: '{from} to {to}',
  press: 'Press',
  reviews: 'Reviews',
  questions: 'Questions and answers',
  crashCourse: 'Crash course',
  supportedCurrencies: 'Supported currencies',
  /** The link to the page that lists partners. */
  ourPartners: 'Our partners',
  forTokens: 'For tokens',
  forWallets: 'For wallets',
  forExchanges: 'For exchanges',
  forServices: 'For services',
  /** Large trades by personal arrangement. */
  otcDesk: 'OTC desk',
  competentAuthorities: 'Competent authorities',
  /** Rules against money laundering, and identification. */
  amlKyc: 'AML and KYC',
  earnTermsOfUse: 'Affiliate terms of use',
  /** Heading of the exchange form above the footer. */
  formTitle: 'Exchange now',
  /** Navigation of the affiliate programme. */
  earnTools: 'Tools',
  earnStatistics: 'Statistics',
  earnPayouts: 'Payouts',
  earnTerms: 'Terms of use',
  worthCurrency: 'Show values in',
} as const satisfies NamespaceMessages
