import { expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import { untranslatedFiles } from '../untranslated.ts'
import { type ArticleText, plainText } from './article-text.ts'
import { type LegalText, legalTextIds } from './legal-text.ts'
import { loadLegalText } from './load-article.ts'

const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ heading, paragraphs }) => [
    heading.includes('{brand}'),
    paragraphs.map((paragraph) => plainText(paragraph).includes('{brand}')),
    paragraphs.flatMap(hrefsOf),
  ])

function hrefsOf(text: ArticleText): string[] {
  if (typeof text === 'string') return []
  return text.flatMap((span) => (span.kind === 'link' ? [span.href] : []))
}

test('legal texts stand in every language on offer, section by section as in English', async () => {
  for (const id of legalTextIds) {
    const english = await loadLegalText('en', id)
    for (const language of languageCodes) {
      const own = await loadLegalText(language, id)
      expect(shapeOf(own), language).toEqual(shapeOf(english))
      const isWaiting = untranslatedFiles(language).includes('articles')
      if (language !== 'en' && !isWaiting) expect(own.sections).not.toEqual(english.sections)
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

test('[TELE-05] the privacy policy names every cookie, in every language', async () => {
  for (const language of languageCodes) {
    const { sections } = await loadLegalText(language, 'privacy-policy')
    const words = sections.at(-1)?.paragraphs.map(plainText).join('\n') ?? ''
    expect([language, cookieNames.filter((name) => !words.includes(name))]).toEqual([language, []])
  }
})
