import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { Statistics } from '../statistics-data.ts'
import { shareIn } from './change-of.ts'
import styles from './funnel.module.css'

const WHOLE = 100
/** Whatever happened can be seen. */
const LEAST = 0.5

/** How many clicks led to finished orders. */
export function Funnel({ turnover: { total } }: Pick<Statistics, 'turnover'>) {
  const t = useTranslate()
  const { clicks, orders } = total
  const rate = shareIn(orders, clicks)
  // Orders can be more: a visitor orders again, or comes with a link whose click was not counted.
  const most = Math.max(clicks, orders, 1)
  const steps = [
    {
      name: t('earnStatistics.clicks'),
      count: clicks,
      percent: (clicks / most) * WHOLE,
      remark: null,
    },
    {
      name: t('earnStatistics.orders'),
      count: orders,
      percent: (orders / most) * WHOLE,
      remark: orders > clicks ? null : t('earnStatistics.funnelRate', { value: rate ?? '0' }),
    },
  ]
  return (
    <SettingsCard
      id="funnel"
      title={t('earnStatistics.funnelTitle')}
      text={t('earnStatistics.funnelText')}
    >
      {rate === null ? (
        <p>{t('earnStatistics.funnelNone')}</p>
      ) : (
        <dl className={styles.funnel}>
          {steps.map(({ count, name, percent, remark }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <svg
                  className={styles.bar}
                  viewBox={`0 0 ${WHOLE} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={Math.max(LEAST, percent)} height={1} />
                </svg>
                <span className={styles.count}>{count}</span> {remark}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SettingsCard>
  )
}
