import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { Statistics } from '../statistics-data.ts'
import { Figures } from './figures.tsx'

/** Everything since the affiliate joined. */
export function SummarySection({ summary }: Pick<Statistics, 'summary'>) {
  const t = useTranslate()
  const { accountSummary: sums, clicks, orders } = summary
  const usd = (amount: string | null) =>
    amount === null ? t('earnStatistics.unknown') : <AmountText amount={amount} ticker="USD" />
  const btc = (amount: string | null) =>
    amount === null ? undefined : <AmountText amount={amount} ticker="BTC" />
  const worth = (name: 'earnings' | 'turnover') => ({
    name: t(`earnStatistics.${name}`),
    value: usd(sums[name].usd),
    remark: btc(sums[name].btc),
  })
  return (
    <SettingsCard
      id="summary"
      title={t('earnStatistics.summaryTitle')}
      text={t('earnStatistics.summaryText')}
    >
      <Figures
        figures={[
          worth('earnings'),
          worth('turnover'),
          {
            name: t('earnStatistics.balance'),
            value: usd(sums.estimatedBalance.usd),
            remark: btc(sums.estimatedBalance.btc),
          },
          { name: t('earnStatistics.exchangeRevenue'), value: usd(sums.exchangeRevenue) },
          { name: t('earnStatistics.apiRevenue'), value: usd(sums.apiRevenue) },
          { name: t('earnStatistics.orders'), value: orders },
          { name: t('earnStatistics.clicks'), value: clicks },
        ]}
      />
    </SettingsCard>
  )
}
