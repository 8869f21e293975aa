import { loadLegalText } from '@causeway/content/articles'
import { editedPage } from '@causeway/content/edited/operator-content'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** Words of the page and its place in search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand } = page
  const { messages, t } = await pageTexts(page, ['articles', 'legal'])
  const seo = {
    title: `${t('legal.termsTitle')} · ${brand.name}`,
    description: t('legal.termsDescription'),
    ...seoAddress(page, '/terms-of-use'),
  } satisfies PageSeo
  const own = editedPage(page.edited, page.language, 'terms-of-use')
  const text = own ?? (await loadLegalText(page.language, 'terms-of-use'))
  return { messages, seo, brandName: brand.name, isTemplate: own === null, text }
}
