import { actOnDeal } from '../../../deals/begin-deal.server.ts'
import { loadDeal } from '../../../deals/load-deal.server.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { faqData, type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { sellingQuestions } from './selling-words.tsx'

/** The offers with words about selling, or the step after one was taken. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [deal, { messages, t }] = await Promise.all([
    loadDeal(page, 'sell', request),
    pageTexts(page, ['sellCrypto']),
  ])
  if (deal.kind === 'neighbour') return deal
  const seo: PageSeo = {
    title: t('sellCrypto.metaTitle', { brand: page.brand.name }),
    description: t('sellCrypto.metaDescription'),
    ...seoAddress(page, '/sell-crypto'),
    structuredData: faqData(
      sellingQuestions.map(({ question, answer }) => ({
        question: t(question),
        answer: t(answer),
      })),
    ),
  }
  return { ...deal, messages: { ...deal.messages, ...messages }, seo }
}

/** The forms of both steps. */
export function action({ context, request }: Route.ActionArgs) {
  return actOnDeal(context.get(pageContext), 'sell', request)
}
