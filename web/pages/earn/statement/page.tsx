import { useTranslate } from '@causeway/widget/messages'
import { AffiliatesOnly } from '../../../earn/affiliates-only.tsx'
import { formatMonth } from '../../../i18n/format-date-time.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { StatementHead } from './statement-head.tsx'
import styles from './statement-page.module.css'
import { StatementTables } from './statement-tables.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** An affiliate's month on one sheet, as a page to print and as a file (EARN-04). */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { shown } = loaderData
  if (shown === null) {
    return (
      <Section title={t('earnPayouts.title')} width="wide">
        <AffiliatesOnly text={t('earnPayouts.notAffiliate')} link={t('earnPayouts.toProgramme')} />
      </Section>
    )
  }
  const { statement } = shown
  return (
    <div className={styles.sheet}>
      <Section
        title={t('earnStatement.title', { month: formatMonth(statement.month, t) })}
        lead={t('earnStatement.lead')}
        width="wide"
      >
        <div className={styles.parts}>
          <StatementHead {...shown} />
          <StatementTables statement={statement} />
        </div>
      </Section>
    </div>
  )
}
