import { expect, test } from 'vitest'
import { offeredLanguages } from '../messages/index.ts'
import type { LegalPage } from './legal-page.ts'
import { privacyPolicy, termsOfUse } from './legal-texts.ts'

const shapeOf = (page: LegalPage) =>
  page.map(({ heading, paragraphs }) => [
    heading.includes('{brand}'),
    paragraphs.map((paragraph) => paragraph.includes('{brand}')),
  ])

test('legal texts stand in every language on offer, section by section as in English', () => {
  for (const text of [termsOfUse, privacyPolicy]) {
    for (const language of offeredLanguages()) {
      expect(shapeOf(text(language)), language).toEqual(shapeOf(text('en')))
      if (language !== 'en') expect(text(language)).not.toEqual(text('en'))
    }
  }
})
