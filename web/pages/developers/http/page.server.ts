import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { callGroups } from './call-groups.ts'

/** The API as it is: its address, an example with the pair that the form begins with, and its calls. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { apiCalls, brand, defaultPair, developerDocs, publicUrl } = page
  const { messages, t } = await pageTexts(page, ['common', 'developers'])
  const seo: PageSeo = {
    title: t('developers.pageMetaTitle', { title: t('developers.topicHttp'), brand: brand.name }),
    description: t('developers.metaDescription'),
    ...seoAddress(page, '/developers/http'),
  }
  const { amount, from, to } = defaultPair
  return {
    messages,
    seo,
    methods: Object.keys(developerDocs.methods),
    base: `${publicUrl}/api`,
    pair: { amount, from: from.toUpperCase(), to: to.toUpperCase() },
    example: [
      `curl ${publicUrl}/api/exchange/estimate \\`,
      `  -H 'content-type: application/json' \\`,
      `  -d '${JSON.stringify({ from, to, amountFrom: amount })}'`,
    ].join('\n'),
    email: brand.supportEmail,
    groups: callGroups(apiCalls),
  }
}
