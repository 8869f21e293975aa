import { data } from 'react-router'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { readGalleryChoice } from './gallery-choice.ts'

/** The gallery exists where developers are: in a play world. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.world !== 'play') throw data({ code: 'page_not_found', message: '' }, 404)
  const { messages, t } = await pageTexts(page, [
    'preview',
    'form',
    'address',
    'processing',
    'transaction',
    'desk',
    'lostPayment',
    'orderState',
    'identification',
    'profile',
    'accountChanges',
    'fiat',
    'deal',
    'password',
    'auth',
  ])
  const title = t('preview.title')
  const seo = { title, description: title, canonical: null } satisfies PageSeo
  return { messages, seo, choice: readGalleryChoice(new URL(request.url).searchParams) }
}
