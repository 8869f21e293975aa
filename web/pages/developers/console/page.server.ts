import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** What the console begins with: the methods with their example parameters, and whether keys are made at a press. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, developerDocs, publicUrl, world } = page
  const { messages, t } = await pageTexts(page, ['common', 'developers', 'developerConsole'])
  const title = t('developers.topicConsole')
  const seo: PageSeo = {
    title: t('developers.pageMetaTitle', { title, brand: brand.name }),
    description: t('developerConsole.metaDescription'),
    ...seoAddress(page, '/developers/console'),
  }
  return {
    messages,
    seo,
    title,
    lead: t('developerConsole.lead'),
    methods: Object.keys(developerDocs.methods),
    start: {
      baseUrl: `${publicUrl}/api/partner/v2`,
      methods: developerDocs.consoleMethods,
      isPlay: world === 'play',
    },
  }
}
