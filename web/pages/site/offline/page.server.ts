import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { statusNames } from '../../../orders/order-status.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** Words only: what this browser knows of its orders, it shows by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ messages, t }, ofOrders] = await Promise.all([
    pageTexts(page, ['offline']),
    pageTexts(page, ['transaction']),
  ])
  const seo = {
    title: `${t('offline.title')} · ${page.brand.name}`,
    description: t('offline.description'),
    canonical: null,
  } satisfies PageSeo
  const statusWords = Object.fromEntries(
    Object.entries(statusNames).map(([status, key]) => [status, ofOrders.t(key)]),
  )
  return { messages, seo, statusWords }
}
