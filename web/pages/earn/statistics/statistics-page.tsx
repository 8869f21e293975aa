import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import {
  clientPage,
  type DataOf,
  useNavigation,
  type ViewData,
} from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { TimelineSection } from './chart/timeline-section.tsx'
import { FilterForm } from './filter-form.tsx'
import type { Statistics } from './statistics-data.ts'
import styles from './statistics-page.module.css'
import { Funnel } from './summary/funnel.tsx'
import { PeriodSection } from './summary/period-section.tsx'
import { SummarySection } from './summary/summary-section.tsx'
import { ApiDaysSection } from './tables/api-days-section.tsx'
import { OrdersSection } from './tables/orders-section.tsx'
import { SourcesSection } from './tables/sources-section.tsx'

type Data = DataOf<Route.ComponentProps>

/** Clicks, orders, turnover and earnings of an affiliate's links (EARN-04). */
function StatisticsPage({ loaderData: { statistics } }: ViewData<Data>) {
  const t = useTranslate()
  return (
    <Section title={t('earnStatistics.title')} lead={t('earnStatistics.lead')} width="wide">
      {statistics === null ? <Missing /> : <Shown {...statistics} />}
    </Section>
  )
}

function Missing() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <div className={styles.parts}>
      <Notice>
        <p>{t('earnStatistics.missing')}</p>
        <p>
          <a href={localPath('/earn')}>{t('earnStatistics.join')}</a>
        </p>
      </Notice>
    </div>
  )
}

function Shown(statistics: Statistics) {
  const { state } = useNavigation()
  const { refusal } = statistics
  return (
    <div className={styles.parts} aria-busy={state !== 'idle'}>
      <SummarySection {...statistics} />
      <FilterForm {...statistics} />
      {refusal === null ? null : (
        <Notice tone="error" announce="alert">
          {refusal}
        </Notice>
      )}
      <PeriodSection {...statistics} />
      <TimelineSection {...statistics} />
      <Funnel {...statistics} />
      <SourcesSection {...statistics} />
      <OrdersSection {...statistics} />
      <ApiDaysSection {...statistics} />
    </div>
  )
}

/** As a client page. */
export const statisticsPage = clientPage<Data>({ name: 'statistics-page', View: StatisticsPage })
