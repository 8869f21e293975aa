import { redirect } from 'react-router'
import { loadExchangeForm } from '../../../exchange-form/load-exchange-form.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import { narrowingOf } from '../../../widget-frame/narrow-currencies.ts'
import type { Route } from './+types/page.ts'

/** The widget's first step (`calculation`): the form with the pair that the host names, true at this moment. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, frame } = page
  if (frame === null) throw redirect('/')
  const [{ messages, t }, form] = await Promise.all([
    pageTexts(page, ['form', 'widgetFrame']),
    loadExchangeForm(page, new URL(request.url).searchParams),
  ])
  const { fiat, hidden, locked, rate } = frame.options
  const seo: PageSeo = {
    title: t('widgetFrame.metaTitle', { brand: brand.name }),
    description: t('widgetFrame.metaDescription'),
    canonical: null,
  }
  const limits = { hasFiat: fiat, hidden: [...hidden], locked: [...locked], rate }
  return { messages, seo, exchange: { ...form, limits, narrowing: narrowingOf(frame.options) } }
}
