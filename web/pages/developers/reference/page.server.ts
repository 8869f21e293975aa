import { splitLocalPath } from '@causeway/content/languages'
import { data } from 'react-router'
import { topicOfPath, topicWords } from '../../../developers/index.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** A page of the reference: the topic or the method that the address names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, developerDocs } = page
  const { methods, topics } = developerDocs
  const { path } = splitLocalPath(url.pathname)
  const method = /^\/developers\/methods\/(\w+)$/.exec(path)?.[1] ?? null
  const topic = method === null ? topicOfPath(path) : 'methods'
  const isKnown = method === null || Object.hasOwn(methods, method)
  const shown = method === null ? topic && topics[topic] : methods[method]
  if (!isKnown || topic === null || shown === null || shown === undefined) {
    throw data({ code: 'page_not_found', message: '' }, 404)
  }
  const { messages, t } = await pageTexts(page, ['common', 'developers'])
  const title = method ?? t(topicWords[topic])
  const isOverview = topic === 'overview'
  const seo: PageSeo = {
    title: isOverview
      ? t('developers.metaTitle', { brand: brand.name })
      : t('developers.pageMetaTitle', { title, brand: brand.name }),
    description: isOverview
      ? t('developers.overviewMetaDescription')
      : t('developers.pageMetaDescription', { title }),
    ...seoAddress(page, path),
  }
  return {
    messages,
    seo,
    topic,
    method,
    methods: Object.keys(methods),
    title: isOverview ? t('developers.title') : title,
    lead: shown.lead,
    sections: shown.sections,
  }
}
