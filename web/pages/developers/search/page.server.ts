import { docEntries, findEntries } from '../../../developers/index.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

const LONGEST = 100

/** What search finds, for browsers without script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, developerDocs } = page
  const { messages, t } = await pageTexts(page, ['common', 'developers'])
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, LONGEST)
  const seo: PageSeo = {
    title: t('developers.pageMetaTitle', { title: t('developers.search'), brand: brand.name }),
    description: t('developers.overviewMetaDescription'),
    canonical: null,
  }
  return {
    messages,
    seo,
    find,
    methods: Object.keys(developerDocs.methods),
    found: findEntries(docEntries(developerDocs), find),
  }
}
