import { LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Seen only where nobody can be led on to the identification service. */
export default function IdentifyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <Section title={t('identification.identifyTitle')}>
      <div className={styles.body}>
        <Notice tone="warning">
          <p>{loaderData.message}</p>
        </Notice>
        <LinkButton href={localPath(`/transaction/${loaderData.transactionId}`)} look="secondary">
          {t('identification.back')}
        </LinkButton>
      </div>
    </Section>
  )
}
