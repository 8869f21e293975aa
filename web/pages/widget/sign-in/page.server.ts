import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** The window in which people sign in for a widget on another site, or give leave where they are signed in (WIDGET-04). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, caller } = page
  const [{ messages, t }, answer] = await Promise.all([
    pageTexts(page, ['widgetFrame']),
    calls.user({ fields: 'email' }, caller),
  ])
  const seo: PageSeo = {
    title: t('widgetFrame.windowTitle'),
    description: t('widgetFrame.metaDescription'),
    canonical: null,
  }
  const email = answer.ok ? (answer.body.user?.email ?? null) : null
  return { messages, seo, brandName: brand.name, email }
}
