import type { MessageKey } from '@causeway/content/messages'
import { redirect } from 'react-router'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

const reasons: Readonly<Record<string, MessageKey>> = {
  not_the_holder: 'identification.notHolder',
  identification_not_asked: 'identification.notAsked',
  identification_decided: 'identification.decided',
  identification_unavailable: 'identification.unavailable',
}

/** Leads the order's holder on to the identification service, or says why there is no way there (TRACK-09). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const begun = await page.calls.kycSettings({ transId: params.id }, page.caller)
  if (begun.ok && begun.body.result.url !== null) throw redirect(begun.body.result.url, 303)
  const { messages, t } = await pageTexts(page, ['identification'])
  const code = begun.ok ? 'identification_unavailable' : begun.body.error.code
  const reason = reasons[code]
  return {
    messages,
    seo: {
      title: t('identification.identifyTitle'),
      description: t('identification.identifyTitle'),
      canonical: null,
    } satisfies PageSeo,
    transactionId: params.id,
    message:
      reason === undefined && !begun.ok
        ? begun.body.error.message
        : t(reason ?? 'identification.unavailable'),
  }
}
