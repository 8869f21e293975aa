import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** Whether MoonPay is set up here, for whoever comes without an order. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { messages, t } = await pageTexts(page, ['neighbours'])
  const { result } = answerBody(await page.calls.fiatProviders())
  return {
    messages,
    seo: {
      title: t('neighbours.moonpayTitle'),
      description: t('neighbours.moonpayDescription'),
      canonical: null,
    } satisfies PageSeo,
    isSetUp: result.some(({ providerId }) => providerId === 'moonpay'),
  }
}
