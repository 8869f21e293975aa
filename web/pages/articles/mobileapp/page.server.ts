import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** The site as an app, and the operator's own apps where there are any. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { messages, t } = await pageTexts(page, ['mobileapp'])
  const seo: PageSeo = {
    title: t('mobileapp.metaTitle', { brand: page.brand.name }),
    description: t('mobileapp.metaDescription'),
    ...seoAddress(page, '/mobileapp'),
  }
  return { messages, seo, apps: page.site.apps, host: new URL(page.publicUrl).host }
}
