import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { loadExchangeForm } from '../../../exchange-form/load-exchange-form.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** The widget's first step (`calculation`): the form with the pair that the host names, true at this moment. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, frame } = page
  if (frame === null) throw redirect('/')
  const [{ messages, t }, currencies] = await Promise.all([
    pageTexts(page, ['form', 'widgetFrame']),
    calls.currencies().then(answerBody),
  ])
  const query = new URL(request.url).searchParams
  const form = await loadExchangeForm(page, { query, currencies })
  const { fiat, hidden, locked, rate } = frame.options
  const seo: PageSeo = {
    title: t('widgetFrame.metaTitle', { brand: brand.name }),
    description: t('widgetFrame.metaDescription'),
    canonical: null,
  }
  const limits = { hasFiat: fiat, hidden: [...hidden], locked: [...locked], rate }
  return { messages, seo, exchange: { ...form, limits } }
}
