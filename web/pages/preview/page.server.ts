import { data } from 'react-router'
import { pageTexts } from '../../i18n/index.ts'
import { pageContext } from '../../load-context.ts'
import type { PageSeo } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** The gallery exists where developers are: in a play world. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(pageContext).world !== 'play') {
    throw data({ code: 'page_not_found', message: '' }, 404)
  }
  const { messages, t } = await pageTexts(['preview', 'form'])
  const title = t('preview.title')
  const seo = { title, description: title, canonical: null } satisfies PageSeo
  const query = new URL(request.url).searchParams
  return {
    messages,
    seo,
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    direction: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  } as const
}
