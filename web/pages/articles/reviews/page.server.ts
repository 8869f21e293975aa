import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { ratingData } from './rating-data.ts'

/** What customers' ratings say together; words that they wrote are not published (PAGE-07). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ messages, t }, reviews] = await Promise.all([
    pageTexts(page, ['reviews', 'desk']),
    page.calls.reviews().then(answerBody),
  ])
  const address = seoAddress(page, '/reviews')
  const structuredData = ratingData(page, reviews)
  const seo: PageSeo = {
    title: t('reviews.metaTitle', { brand: page.brand.name }),
    description: t('reviews.metaDescription'),
    ...address,
    ...(structuredData === null ? {} : { structuredData }),
  }
  return { messages, seo, reviews, badge: page.site.reviewBadge }
}
