import { LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function MoonpayPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <Section title={t('neighbours.moonpayTitle')}>
      <div className={styles.body}>
        {loaderData.isSetUp ? (
          <p>{t('neighbours.moonpayHere')}</p>
        ) : (
          <Notice tone="warning">{t('neighbours.moonpayNotHere')}</Notice>
        )}
        <p>{t('neighbours.moonpayOrder')}</p>
        <div className={styles.ways}>
          <LinkButton href={localPath('/buy')}>{t('neighbours.moonpayCompare')}</LinkButton>
          <LinkButton href={localPath('/history')} look="secondary">
            {t('neighbours.moonpayOrders')}
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}
