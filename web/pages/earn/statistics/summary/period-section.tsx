import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import type { Statistics } from '../statistics-data.ts'
import { changeOf } from './change-of.ts'
import { Figures } from './figures.tsx'

const names = ['turnover', 'earnings', 'orders', 'clicks'] as const

/** Sums of the days that were asked for, beside those of as many days before. */
export function PeriodSection({ turnover }: Pick<Statistics, 'turnover'>) {
  const t = useTranslate()
  const { dateFrom, dateTo, previous, total } = turnover
  const isMoney = (name: (typeof names)[number]) => name === 'turnover' || name === 'earnings'
  return (
    <SettingsCard
      id="period"
      title={t('earnStatistics.periodTitle')}
      text={t('earnStatistics.periodText', {
        from: formatDate(dateFrom, t),
        to: formatDate(dateTo, t),
      })}
    >
      <Figures
        figures={names.map((name) => ({
          name: t(`earnStatistics.${name}`),
          value: isMoney(name) ? (
            <AmountText amount={String(total[name])} ticker="USD" />
          ) : (
            total[name]
          ),
          remark: (
            <>
              <Changed before={previous[name]} now={total[name]} />
              <br />
              {t('earnStatistics.before', {
                value: isMoney(name) ? `${previous[name]} USD` : previous[name],
              })}
            </>
          ),
        }))}
      />
    </SettingsCard>
  )
}

type ChangedProps = { readonly before: string | number; readonly now: string | number }

function Changed({ before, now }: ChangedProps) {
  const t = useTranslate()
  const change = changeOf(before, now)
  if (change.kind === 'same') return t('earnStatistics.same')
  if (change.kind === 'new') return t('earnStatistics.newNow')
  return t(`earnStatistics.${change.kind}`, { value: change.percent })
}
