import { useTranslate } from '@causeway/widget/messages'
import { Island } from '../../../islands/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'
import { widgetBuilder } from './widget-builder.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Where other sites choose how the widget looks on them, and get its code. */
export default function WidgetPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('widgetBuilder.title')}</h1>
        <p className={styles.lead}>{t('widgetBuilder.lead')}</p>
        <noscript>
          <p className={styles.noscript}>{t('widgetBuilder.noScript')}</p>
        </noscript>
      </header>
      <Island of={widgetBuilder} props={loaderData.builder} />
    </div>
  )
}
