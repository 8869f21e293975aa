import { noFacts } from './no-facts.ts'
import type { SiteFacts } from './site-facts.ts'

/** Where customers of the example write to. */
export const exampleSupportEmail = 'support@exchange.example'

/** Script of the chat that stands in for a service of the operator's choice. Our own file. */
const CHAT_SCRIPT = '/sandbox-chat.js'
const WORKS_SECONDS = 2 * 3600

export type ExampleChoice = {
  /** When the example was switched on, milliseconds since 1970: technical works are announced from then on. */
  readonly since: number
  readonly appBanner: SiteFacts['appBanner']
}

/** What an operator could say of himself. Its names and addresses belong to nobody (RFC 2606). */
function exampleFacts({ appBanner, since }: ExampleChoice): SiteFacts {
  const from = Math.floor(since / 1000)
  return {
    company: {
      legalName: 'Example Exchange Ltd',
      registration: 'No. 123456, Companies Register of Example City',
      address: '1 Example Street\nExample City',
      jurisdiction: 'Example Country',
      authority: { name: 'Example Financial Authority', url: 'https://authority.example' },
      authoritiesEmail: 'authorities@exchange.example',
      pressEmail: 'press@exchange.example',
      businessEmail: 'partners@exchange.example',
    },
    people: [
      { name: 'Alex Example', role: 'Chief executive' },
      { name: 'Sam Sample', role: 'Head of compliance' },
    ],
    partners: [{ name: 'Example Wallet', url: 'https://wallet.example' }],
    press: [
      {
        title: 'A new exchange opens its doors',
        source: 'Example Daily',
        url: 'https://daily.example/exchange',
        date: '2026-01-31',
      },
    ],
    supportUrl: 'https://help.exchange.example',
    blogUrl: 'https://blog.exchange.example',
    social: [
      { name: 'Telegram', url: 'https://telegram.example/exchange' },
      { name: 'YouTube', url: 'https://youtube.example/exchange', languages: ['en', 'es'] },
    ],
    apps: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
    reviewBadge: {
      text: 'See what customers say',
      url: 'https://reviews.example/exchange',
    },
    chat: { licenseId: 'sandbox', scriptUrl: CHAT_SCRIPT },
    tracking: null,
    works: { from, until: from + WORKS_SECONDS },
    isDomainsBannerShown: true,
    appBanner,
  }
}

/** The operator's own facts, and the example's where he gives none. */
export function withExampleFacts(own: SiteFacts, choice: ExampleChoice): SiteFacts {
  const example = exampleFacts(choice)
  return {
    ...filled(own, example, noFacts),
    company: filled(own.company, example.company, noFacts.company),
    apps: filled(own.apps, example.apps, noFacts.apps),
  }
}

/** Each field of `own` that says no more than `none` does is that of `example`. */
function filled<T extends object>(own: T, example: T, none: T): T {
  const keys = Object.keys(none) as (keyof T)[]
  const unsaid = keys.filter((key) => JSON.stringify(own[key]) === JSON.stringify(none[key]))
  return Object.assign({ ...own }, Object.fromEntries(unsaid.map((key) => [key, example[key]])))
}
