import type { TimelineOut } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { type PointerEvent, useId, useState } from 'react'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { Bars } from './bars.tsx'
import { Readout } from './readout.tsx'
import styles from './timeline-chart.module.css'

const measures = ['turnover', 'earnings', 'orders', 'clicks'] as const
type Measure = (typeof measures)[number]

export type TimelineChartProps = {
  /** Oldest first, at least one. */
  readonly points: readonly TimelineOut[]
  readonly nameOf: (date: string) => string
}

/**
 * A bar for each period. One is pointed at, or chosen by a slider, which keyboards, touch and screen readers work with; what is
 * chosen is written out. The table below it says the same.
 */
export function TimelineChart({ nameOf, points }: TimelineChartProps) {
  const t = useTranslate()
  const id = useId()
  const isHydrated = useIsHydrated()
  const [measure, setMeasure] = useState<Measure>('turnover')
  const [index, setIndex] = useState(points.length - 1)
  const point = points[index] ?? points[0]
  const [first, last] = [points.at(0), points.at(-1)]
  if (point === undefined || first === undefined || last === undefined) return null
  const ends = { from: nameOf(first.date), to: nameOf(last.date) }
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * points.length)
    setIndex(Math.min(points.length - 1, Math.max(0, at)))
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.choice}>
        <label htmlFor={id}>{t('earnStatistics.measure')}</label>
        <select
          id={id}
          value={measure}
          disabled={!isHydrated}
          onChange={(event) =>
            setMeasure(measures.find((each) => each === event.currentTarget.value) ?? 'turnover')
          }
        >
          {measures.map((each) => (
            <option key={each} value={each}>
              {t(`earnStatistics.${each}`)}
            </option>
          ))}
        </select>
      </figcaption>
      <Readout point={point} name={nameOf(point.date)} />
      <div className={styles.drawing} dir="ltr">
        <Bars
          values={points.map((each) => Number(each[measure]))}
          chosen={index}
          label={t('earnStatistics.chartLabel', {
            measure: t(`earnStatistics.${measure}`),
            ...ends,
          })}
          onPointer={follow}
        />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={points.length - 1}
          value={index}
          disabled={!isHydrated}
          aria-label={t('earnStatistics.chartSlider')}
          aria-valuetext={t('earnStatistics.chartPoint', {
            period: nameOf(point.date),
            turnover: point.turnover,
            earnings: point.earnings,
            orders: point.orders,
            clicks: point.clicks,
          })}
          onChange={(event) => setIndex(Number(event.currentTarget.value))}
        />
        <div className={styles.axis} aria-hidden="true">
          <bdi>{ends.from}</bdi>
          <bdi>{ends.to}</bdi>
        </div>
      </div>
    </figure>
  )
}
