import { useTranslate } from '@causeway/widget/messages'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import type { ApiData } from '../api-data.ts'
import { type UsageBar, usageBars } from './usage-bars.ts'
import styles from './usage-chart.module.css'

const WIDTH = 600
const HEIGHT = 140

export type UsageChartProps = { readonly days: ApiData['usage']['days'] }

/** A bar for each day: what was answered, and above it what was not. The table beside it says the same. */
export function UsageChart({ days }: UsageChartProps) {
  const t = useTranslate()
  const { bars, most } = usageBars(days, { width: WIDTH, height: HEIGHT })
  const sum = (part: 'requests' | 'errors') => days.reduce((total, day) => total + day[part], 0)
  const [first, last] = [days.at(0), days.at(-1)]
  const label = t('accountApi.usageChart', { requests: sum('requests'), errors: sum('errors') })
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.key}>
        <span className={styles.answered}>{t('accountApi.answered')}</span>
        <span className={styles.errors}>{t('accountApi.errors')}</span>
        <span className={styles.most}>{t('accountApi.mostInADay', { number: most })}</span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map((bar) => (
          <Bar key={bar.day} bar={bar} />
        ))}
      </svg>
      {first === undefined || last === undefined ? null : (
        <div className={styles.axis} dir="ltr" aria-hidden="true">
          <span>{formatDate(first.day, t)}</span>
          <span>{formatDate(last.day, t)}</span>
        </div>
      )}
    </figure>
  )
}

function Bar({ bar: { answered, day, errors, requests, x, width } }: { readonly bar: UsageBar }) {
  const t = useTranslate()
  const date = formatDate(day, t)
  return (
    <g>
      <title>{t('accountApi.usageOfDay', { date, requests, errors: errors.count })}</title>
      <rect
        className={styles.answeredBar}
        x={x}
        width={width}
        y={answered.y}
        height={answered.height}
      />
      <rect className={styles.errorsBar} x={x} width={width} y={errors.y} height={errors.height} />
    </g>
  )
}
