import { useTranslate } from '@causeway/widget/messages'
import { Island } from '../../../islands/index.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { offlineOrders } from './offline-orders.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Stands in a page's place while there is no connection, with the orders that this browser remembers. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Section title={t('offline.title')} lead={t('offline.lead')}>
      <Island of={offlineOrders} props={{ statusWords: loaderData.statusWords }} />
    </Section>
  )
}
