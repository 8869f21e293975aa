import type { Translate } from '@causeway/content/messages'
import type { StructuredData } from '../seo/index.ts'
import type { BuyingKind } from './buying-page.ts'
import { questions } from './questions.tsx'

/** The page for machines (schema.org): where it stands, and its questions with their answers (PAGE-02). */
export function buyingData(page: {
  readonly t: Translate
  readonly kind: BuyingKind
  readonly values: Readonly<Record<string, string>>
  /** The whole address of the landing. */
  readonly landing: string
  /** Its own whole address. */
  readonly own: string
}): StructuredData {
  const { kind, landing, own, t, values } = page
  const steps = [
    { name: t('buying.landingTitle'), item: landing },
    ...(kind === 'landing' ? [] : [{ name: t(`buying.${kind}Title`, values), item: own }]),
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: t(question),
          acceptedAnswer: { '@type': 'Answer', text: t(answer) },
        })),
      },
    ],
  }
}
