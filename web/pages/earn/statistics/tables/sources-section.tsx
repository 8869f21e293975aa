import { affiliateStats } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { Statistics } from '../statistics-data.ts'
import { daysOf } from '../statistics-query.ts'
import { ExportButtons } from './export-buttons.tsx'
import { PageLinks } from './page-links.tsx'
import { MOST_ROWS, readAll } from './read-all.ts'
import { sourceName } from './source-name.ts'
import { SumsTable, sourceFields } from './sums-table.tsx'

/** What the own link and each tool came to. */
export function SourcesSection({
  query,
  sources,
  tools,
}: Pick<Statistics, 'query' | 'sources' | 'tools'>) {
  const t = useTranslate()
  const title = t('earnStatistics.sourcesTitle')
  const read = () => {
    const calls = httpCalls({ affiliateStats })
    const asked = { ...daysOf(query), source: query.source, limit: `${MOST_ROWS}` }
    return readAll((offset) => calls.affiliateStats({ ...asked, offset }))
  }
  return (
    <SettingsCard id="sources" title={title} text={t('earnStatistics.sourcesText')}>
      {sources.count === 0 ? (
        <p>{t('earnStatistics.nothing')}</p>
      ) : (
        <>
          <SumsTable
            caption={title}
            name={t('earnStatistics.source')}
            rows={sources.list.map((row) => ({ ...row, name: sourceName(row.source, tools, t) }))}
          />
          <PageLinks query={query} list="sourcesAfter" title={title} count={sources.count} />
          <ExportButtons name="sources" fields={sourceFields} read={read} />
        </>
      )}
    </SettingsCard>
  )
}
