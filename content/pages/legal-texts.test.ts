import { expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import type { LegalPage } from './legal-page.ts'
import { privacyPolicy, termsOfUse } from './legal-texts.ts'

const shapeOf = (page: LegalPage) =>
  page.map(({ heading, paragraphs }) => [
    heading.includes('{brand}'),
    paragraphs.map((paragraph) => paragraph.includes('{brand}')),
  ])

test('legal texts stand in every language on offer, section by section as in English', () => {
  for (const text of [termsOfUse, privacyPolicy]) {
    for (const language of languageCodes) {
      expect(shapeOf(text(language)), language).toEqual(shapeOf(text('en')))
      if (language !== 'en') expect(text(language)).not.toEqual(text('en'))
    }
  }
})

/** What the product sets, as its rooms name it; `__Host-` stands before some of them over https. */
const cookieNames = [
  'holder-',
  'AB',
  'exchange_choice',
  'ipcountry',
  'cookieConsent',
  'appBannerClosed',
  'not_japan_resident',
  'csrf',
  'session',
  'device',
  'social',
  'analytics_client_id',
  'visit_session',
  'ref_id',
]

test('[TELE-05] the privacy policy names every cookie, in every language', () => {
  for (const language of languageCodes) {
    const words = privacyPolicy(language).at(-1)?.paragraphs.join('\n') ?? ''
    expect([language, cookieNames.filter((name) => !words.includes(name))]).toEqual([language, []])
  }
})
