import type { Translate } from '@causeway/content/messages'
import type { SeoNeeds, SeoWords } from './seo-page-types.ts'

/** What the list of every coin says, to exchange or to buy. */
export function writeList(
  { catalogue }: SeoNeeds,
  kind: 'allExchange' | 'allBuy',
  t: Translate,
): SeoWords {
  const { from, to } = catalogue.lists
  const listed = kind === 'allExchange' ? from : to
  const values = {
    count: listed.length,
    networks: new Set(listed.map(({ protocol }) => protocol)).size,
  }
  const title = t(`seoTexts.${kind}Title`)
  return {
    title,
    description: t(`seoTexts.${kind}Description`, values),
    heading: title,
    paragraphs: [t(`seoTexts.${kind}Intro`, values)],
    steps: [],
    questions: [],
  }
}
