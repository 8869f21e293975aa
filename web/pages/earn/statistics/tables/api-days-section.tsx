import { affiliateApiDailyStats } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import type { Statistics } from '../statistics-data.ts'
import { daysOf } from '../statistics-query.ts'
import { ExportButtons } from './export-buttons.tsx'
import { PageLinks } from './page-links.tsx'
import { MOST_ROWS, readAll } from './read-all.ts'
import { SumsTable, timelineFields } from './sums-table.tsx'

/** Orders of the account's API keys by day. */
export function ApiDaysSection({ apiDays, query }: Pick<Statistics, 'apiDays' | 'query'>) {
  const t = useTranslate()
  const title = t('earnStatistics.apiTitle')
  const read = () => {
    const calls = httpCalls({ affiliateApiDailyStats })
    const asked = { ...daysOf(query), limit: `${MOST_ROWS}` }
    return readAll((offset) => calls.affiliateApiDailyStats({ ...asked, offset }))
  }
  return (
    <SettingsCard id="api-days" title={title} text={t('earnStatistics.apiText')}>
      {apiDays.count === 0 ? (
        <p>{t('earnStatistics.apiNone')}</p>
      ) : (
        <>
          <SumsTable
            caption={title}
            name={t('earnStatistics.day')}
            rows={apiDays.list.map((row) => ({ ...row, name: formatDate(row.date, t) }))}
          />
          <PageLinks query={query} list="apiAfter" title={title} count={apiDays.count} />
          <ExportButtons name="api-days" fields={timelineFields} read={read} />
        </>
      )}
    </SettingsCard>
  )
}
