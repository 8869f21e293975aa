import type { MessageKey } from '@causeway/content/messages'
import { isAffiliateOnly, pagePath } from '../page-path.ts'

/** A page's link in a menu. */
export type MenuEntry = {
  readonly path: string
  readonly label: MessageKey
  /** Shown to approved affiliates alone (SHELL-16). */
  readonly isAffiliateOnly: boolean
}

type Listed = readonly (readonly [id: string, label: MessageKey])[]

// By the ids of the table of pages. A page that the table does not have is not named.
const lists = {
  personalFirst: [
    ['home', 'shell.exchangeCrypto'],
    ['trade-crypto', 'shell.tradeCrypto'],
    ['buy-crypto', 'common.buyCrypto'],
  ],
  personalLast: [
    ['sell-crypto', 'common.sellCrypto'],
    ['mobileapp', 'shell.mobileApp'],
  ],
  business: [
    ['earn', 'shell.affiliateProgramme'],
    ['widget', 'shell.widget'],
    ['developers', 'shell.api'],
  ],
  about: [['about', 'shell.about']],
  orders: [['history', 'common.yourOrders']],
  ways: [
    ['home', 'shell.waysExchange'],
    ['buy-crypto', 'shell.waysBuy'],
    ['sell-crypto', 'shell.waysSell'],
    ['trade-crypto', 'shell.waysTrade'],
  ],
  app: [['mobileapp', 'shell.useOnPhone']],
  earn: [
    ['earn-tools', 'shell.earnTools'],
    ['earn-statistics', 'shell.earnStatistics'],
    ['earn-payouts', 'shell.earnPayouts'],
    ['earn-terms-of-use', 'shell.earnTerms'],
  ],
  company: [
    ['about', 'shell.about'],
    ['how-it-works', 'common.howItWorks'],
    ['supported-currencies', 'shell.supportedCurrencies'],
    ['otc-desk', 'shell.otcDesk'],
    ['reviews', 'shell.reviews'],
    ['press', 'shell.press'],
  ],
  support: [
    ['faq', 'shell.questions'],
    ['crashcourse', 'shell.crashCourse'],
    ['history', 'common.yourOrders'],
    ['sandbox', 'common.sandbox'],
  ],
  partners: [
    ['partners', 'shell.ourPartners'],
    ['for-tokens', 'shell.forTokens'],
    ['for-wallets', 'shell.forWallets'],
    ['for-exchanges', 'shell.forExchanges'],
    ['for-services', 'shell.forServices'],
    ['earn', 'shell.affiliateProgramme'],
    ['widget', 'shell.widget'],
    ['developers', 'shell.api'],
  ],
  legal: [
    ['terms', 'common.termsOfUse'],
    ['privacy', 'common.privacyPolicy'],
    ['aml-kyc', 'shell.amlKyc'],
    ['competent-authorities', 'shell.competentAuthorities'],
    ['earn-terms-of-use', 'shell.earnTermsOfUse'],
  ],
} as const satisfies Record<string, Listed>

export type MenuListName = keyof typeof lists

/** The links of a menu, in its order: those whose pages this world has. */
export function menuList(name: MenuListName, world: 'play' | 'real'): readonly MenuEntry[] {
  return lists[name].flatMap(([id, label]) => {
    const path = pagePath(id, world)
    return path === null ? [] : [{ path, label, isAffiliateOnly: isAffiliateOnly(id) }]
  })
}
