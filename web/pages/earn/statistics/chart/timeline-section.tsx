import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { Statistics } from '../statistics-data.ts'
import { ExportButtons } from '../tables/export-buttons.tsx'
import { SumsTable, timelineFields } from '../tables/sums-table.tsx'
import { fillTimeline } from './fill-timeline.ts'
import { periodName } from './period-name.ts'
import { TimelineChart } from './timeline-chart.tsx'

/** How clicks, orders, turnover and earnings went over time, as a chart and as a table. */
export function TimelineSection({ query, turnover }: Pick<Statistics, 'query' | 'turnover'>) {
  const t = useTranslate()
  const { timeline } = turnover
  const by = query.group
  const days = { from: turnover.dateFrom, to: turnover.dateTo }
  return (
    <SettingsCard
      id="timeline"
      title={t('earnStatistics.chartTitle')}
      text={t('earnStatistics.chartText')}
    >
      {timeline.length === 0 ? (
        <p>{t('earnStatistics.nothing')}</p>
      ) : (
        <>
          <TimelineChart
            key={`${days.from} ${days.to} ${by}`}
            points={fillTimeline(timeline, days, by)}
            nameOf={(date) => periodName(date, by, t)}
          />
          <Disclosure summary={t('earnStatistics.chartTable')}>
            <SumsTable
              caption={t('earnStatistics.chartTable')}
              name={t('earnStatistics.period')}
              rows={timeline.map((row) => ({ ...row, name: periodName(row.date, by, t) }))}
            />
          </Disclosure>
          <ExportButtons
            name="turnover"
            fields={timelineFields}
            read={async () => ({ ok: true, rows: timeline })}
          />
        </>
      )}
    </SettingsCard>
  )
}
