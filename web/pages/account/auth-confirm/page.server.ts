import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** The page's words. Nothing is done with the link here: programs that look into mails open it, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { messages, t } = await pageTexts(page, ['auth'])
  return {
    messages,
    seo: {
      title: t('auth.confirmMetaTitle', { brand: page.brand.name }),
      description: t('auth.metaDescription'),
      canonical: null,
    } satisfies PageSeo,
    token: params.token,
  }
}
