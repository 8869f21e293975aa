import {
  addWebhookEndpoint,
  changeWebhookEndpoint,
  createPartnerKey,
  openPartnerAccess,
  partnerUsage,
  removeWebhookEndpoint,
  replayWebhooks,
  revokePartnerKey,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updatePartnerKey,
  webhookDeliveries,
} from '@causeway/widget/call-lines'
import { changeCalls, httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo } from 'react'
import {
  clientPage,
  type DataOf,
  useRevalidator,
  type ViewData,
} from '../../../client-page/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import type { ApiCalls } from './api-data.ts'
import { ApiView } from './api-view.tsx'

type Data = DataOf<Route.ComponentProps>

/** How partners manage their own access to the API (API-05). */
function ApiPage({ loaderData: { data } }: ViewData<Data>) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const calls = useMemo(createApiCalls, [])
  return (
    <Section title={t('accountApi.title')} lead={t('accountApi.lead')} width="wide">
      <ApiView {...data} calls={calls} refresh={revalidate} />
    </Section>
  )
}

function createApiCalls(): ApiCalls {
  return {
    ...changeCalls({
      openPartnerAccess,
      createPartnerKey,
      updatePartnerKey,
      revokePartnerKey,
      addWebhookEndpoint,
      changeWebhookEndpoint,
      removeWebhookEndpoint,
      rotateWebhookSecret,
      testWebhookEndpoint,
      replayWebhooks,
    }),
    ...httpCalls({ partnerUsage, webhookDeliveries }),
  }
}

/** As a client page. */
export const apiPage = clientPage<Data>({
  name: 'api-page',
  View: ApiPage,
})
