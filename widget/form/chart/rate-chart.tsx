import type { ClientCalls } from '@causeway/api/contract'
import { shortRate } from '@causeway/core/money'
import { tickerLabel } from '@causeway/ui/money'
import { LtrText, Segmented } from '@causeway/ui/primitives'
import { useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { ChartLine } from './chart-line.tsx'
import styles from './rate-chart.module.css'
import { type RatePoint, rateSummary } from './rate-points.ts'
import { type RangeDays, useRateHistory } from './use-rate-history.ts'

export type ChartCoin = { readonly ticker: string; readonly code: string }

export type RateChartProps = {
  readonly calls: Pick<ClientCalls, 'currencyHistory'>
  readonly from: ChartCoin
  readonly to: ChartCoin
  /** Now, by the server's clock, in milliseconds; null where it is not known yet. */
  readonly serverTime: number | null
}

const ranges = [
  { value: '1', label: 'form.chartDay', days: 1 },
  { value: '7', label: 'form.chartWeek', days: 7 },
  { value: '30', label: 'form.chartMonth', days: 30 },
] as const

type RangeValue = (typeof ranges)[number]['value']

/** A history that begins later than this share of what was asked is said to be shorter. */
const SHORT_SHARE = 0.1

/** The course of a pair's middle rate over a day, a week or a month (EXCH-10): drawn, and said in a sentence. */
export function RateChart({ calls, from, to, serverTime }: RateChartProps) {
  const t = useTranslate()
  const [value, setValue] = useState<RangeValue>('1')
  const { days, label } = ranges.find((range) => range.value === value) ?? ranges[0]
  // Fetched for the moment it is opened: it does not run along with every estimate.
  const [openedAt] = useState(serverTime)
  const history = useRateHistory(calls, {
    from: from.ticker,
    to: to.ticker,
    days,
    serverTime: openedAt,
  })
  const pair = { from: tickerLabel(from), to: tickerLabel(to) }
  return (
    <section className={styles.chart} aria-label={t('form.chartTitle', pair)}>
      <div className={styles.head}>
        <LtrText className={styles.title}>{t('form.chartTitle', pair)}</LtrText>
        <Segmented
          label={t('form.chartRange')}
          name="chartRange"
          value={value}
          options={ranges.map((range) => ({ value: range.value, label: t(range.label) }))}
          onChange={setValue}
        />
      </div>
      {history.kind === 'loading' ? <p className={styles.empty}>{t('form.chartLoading')}</p> : null}
      {history.kind === 'failed' ? <p className={styles.empty}>{t('form.chartFailed')}</p> : null}
      {history.kind === 'loaded' ? (
        <Course
          points={history.points}
          since={history.since}
          days={days}
          pair={pair}
          range={t(label)}
        />
      ) : null}
    </section>
  )
}

type CourseProps = {
  readonly points: readonly RatePoint[]
  readonly since: number
  readonly days: RangeDays
  readonly pair: { readonly from: string; readonly to: string }
  readonly range: string
}

function Course({ points, since, days, pair, range }: CourseProps) {
  const t = useTranslate()
  const summary = rateSummary(points)
  if (summary === null) return <p className={styles.empty}>{t('form.chartEmpty')}</p>
  const { first, last, lowest, highest, sign, changePercent } = summary
  const isShort = first.time - since > days * 86_400 * SHORT_SHARE
  return (
    <>
      <p className={styles.summary} role="status">
        {t('form.chartSummary', {
          ...pair,
          range,
          first: shortRate(first.rate),
          last: shortRate(last.rate),
          sign,
          change: changePercent,
        })}
      </p>
      <ChartLine points={points} isWithDate={days > 1} isDown={sign === '-'} pair={pair} />
      <dl className={styles.ends}>
        <div>
          <dt>{t('form.chartLowest')}</dt>
          <dd>
            <LtrText>{shortRate(lowest.rate)}</LtrText>
          </dd>
        </div>
        <div>
          <dt>{t('form.chartHighest')}</dt>
          <dd>
            <LtrText>{shortRate(highest.rate)}</LtrText>
          </dd>
        </div>
        <div>
          <dt>{t('form.chartLast')}</dt>
          <dd>
            <LtrText>{shortRate(last.rate)}</LtrText>
          </dd>
        </div>
      </dl>
      {isShort ? <p className={styles.empty}>{t('form.chartShort')}</p> : null}
    </>
  )
}
