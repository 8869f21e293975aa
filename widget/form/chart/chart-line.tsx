import { shortRate } from '@causeway/core/money'
import { useState } from 'react'
import { useLanguageTag, useTranslate } from '../../messages/index.ts'
import styles from './rate-chart.module.css'
import { pathThrough, placePoints, type RatePoint } from './rate-points.ts'

export type ChartLineProps = {
  readonly points: readonly RatePoint[]
  readonly isWithDate: boolean
  readonly isDown: boolean
  readonly pair: { readonly from: string; readonly to: string }
}

const SIZE = { width: 400, height: 120, inset: 4 }

/**
 * The line, and a slider over it: arrow keys, a finger or the pointer move along the points, and each is read out as a
 * time and a rate.
 */
export function ChartLine({ points, isWithDate, isDown, pair }: ChartLineProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const [looked, setLooked] = useState<number | null>(null)
  const places = placePoints(points, SIZE)
  const at = Math.min(looked ?? points.length - 1, points.length - 1)
  const point = points[at]
  const place = places[at]
  if (point === undefined || place === undefined) return null
  const said = t('form.chartPoint', {
    ...pair,
    time: pointTime(language, point.time, isWithDate),
    rate: shortRate(point.rate),
  })
  return (
    <div className={styles.course} dir="ltr">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-down={isDown ? '' : undefined}
      >
        <path className={styles.line} d={pathThrough(places)} />
        {looked === null ? null : (
          <line className={styles.mark} x1={place.x} x2={place.x} y1="0" y2={SIZE.height} />
        )}
      </svg>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={points.length - 1}
        value={at}
        aria-label={t('form.chartLook')}
        aria-valuetext={said}
        onChange={(event) => setLooked(Number(event.target.value))}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setLooked(nearestPlace(places, ((event.clientX - box.left) / box.width) * SIZE.width))
        }}
        onPointerLeave={() => setLooked(null)}
        onBlur={() => setLooked(null)}
      />
      <p className={styles.looked} aria-hidden="true">
        {looked === null ? t('form.chartHint') : said}
      </p>
    </div>
  )
}

function nearestPlace(places: readonly { readonly x: number }[], x: number): number {
  let nearest = 0
  for (const [index, place] of places.entries()) {
    if (Math.abs(place.x - x) < Math.abs((places[nearest]?.x ?? 0) - x)) nearest = index
  }
  return nearest
}

/**
 * A point's time in the visitor's own zone, by the habits of the page's language (a BCP 47 tag): `14:05`, or
 * `21 Nov, 14:05` where days matter.
 */
function pointTime(language: string, unixSeconds: number, isWithDate: boolean): string {
  const format = new Intl.DateTimeFormat(language, {
    ...(isWithDate ? { day: 'numeric', month: 'short' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    numberingSystem: 'latn',
  })
  return format.format(unixSeconds * 1000)
}
