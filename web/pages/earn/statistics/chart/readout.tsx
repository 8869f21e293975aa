import type { TimelineOut } from '@causeway/api/contract'
import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import styles from './timeline-chart.module.css'

export type ReadoutProps = { readonly point: TimelineOut; readonly name: string }

/** The figures of the period that is chosen in the chart. The slider says them to screen readers. */
export function Readout({ name, point }: ReadoutProps) {
  const t = useTranslate()
  const { clicks, earnings, orders, turnover } = point
  return (
    <div className={styles.readout}>
      <p className={styles.period}>{name}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('earnStatistics.turnover')}</dt>
          <dd>
            <AmountText amount={turnover} ticker="USD" />
          </dd>
        </div>
        <div>
          <dt>{t('earnStatistics.earnings')}</dt>
          <dd>
            <AmountText amount={earnings} ticker="USD" />
          </dd>
        </div>
        <div>
          <dt>{t('earnStatistics.orders')}</dt>
          <dd>{orders}</dd>
        </div>
        <div>
          <dt>{t('earnStatistics.clicks')}</dt>
          <dd>{clicks}</dd>
        </div>
      </dl>
    </div>
  )
}
