import { VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Island } from '../../../islands/index.ts'
import { AlertSection } from '../../../overlays/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import { widgetExchange } from '../../../widget-frame/widget-exchange.tsx'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The first step inside a page of another site: the exchange form and nothing else. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className={styles.form}>
      <VisuallyHidden>
        <h1>{t('widgetFrame.title')}</h1>
      </VisuallyHidden>
      <AlertSection name="exchange" />
      <Island of={widgetExchange} props={loaderData.exchange} />
    </div>
  )
}
