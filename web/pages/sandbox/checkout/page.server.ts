import { data } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { pathOnSite } from '../../../path-on-site.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { payAtCheckout } from './pay-at-checkout.server.ts'
import { paymentGroup, paymentGroups } from './pay-forms.tsx'

/** The hosted page of one of the sandbox's providers of fiat. In a real world there is none (404). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.world !== 'play') throw data({ code: 'page_not_found', message: '' }, 404)
  const { messages, t } = await pageTexts(page, ['checkout'])
  const seo = {
    title: t('checkout.metaTitle'),
    description: t('checkout.metaDescription'),
    canonical: null,
  } satisfies PageSeo
  if (page.sandbox === null) return { messages, seo, order: null, groups: [], group: null }
  const { order } = answerBody(await page.sandbox.fiatOrder({ id: params.order }))
  const groups = paymentGroups(order.methods)
  const asked = new URL(request.url).searchParams.get('method')
  const before = order.method === null ? null : paymentGroup(order.method)
  const group = groups.find((each) => each === asked) ?? before ?? groups[0] ?? null
  return {
    messages,
    seo,
    order: { ...order, returnUrl: backTo(page.publicUrl, order) },
    groups,
    group,
  }
}

/** Pays, declines or changes its mind, as the person says. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { sandbox } = context.get(pageContext)
  if (sandbox === null) throw data({ code: 'sandbox_refused', message: '' }, 403)
  return payAtCheckout(sandbox, params.order, await request.formData())
}

/** Back to the exchange, with the name that it gave the order. */
function backTo(
  publicUrl: string,
  { returnUrl, reference }: { readonly returnUrl: string; readonly reference: string },
): string {
  const url = new URL(returnUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return '/'
  url.searchParams.set('reference', reference)
  return pathOnSite(url.href, publicUrl)
}
