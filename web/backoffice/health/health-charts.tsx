import type { HealthMinuteOut, HealthPartOut } from '@causeway/api/contract'
import { dayOfPart, shareWords } from './day-of-part.ts'
import styles from './health-charts.module.css'
import { stateWords } from './health-words.ts'

const DAY_MINUTES = 1440

/** The last 24 hours of a part as one strip of colours. */
export function DayStrip(props: {
  readonly part: HealthPartOut
  readonly minutes: readonly HealthMinuteOut[]
  readonly at: string
}) {
  const { at, minutes, part } = props
  const stretches = dayOfPart(part, minutes, at)
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${DAY_MINUTES} 10`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Last 24 hours: ${shareWords(stretches, stateWords)}`}
    >
      {stretches.map(({ from, state, to }) => (
        <rect
          key={from}
          className={styles[state]}
          x={from.toFixed(1)}
          width={(to - from).toFixed(1)}
          height="10"
        />
      ))}
    </svg>
  )
}

const HEIGHT = 64
/** The chart has so many points; each is the worst of its minutes. */
const POINTS = 144

/** A figure of the last 24 hours: its course, what it is now, and its highest. */
export function DayChart(props: {
  readonly title: string
  readonly unit: string
  readonly minutes: readonly HealthMinuteOut[]
  readonly at: string
  readonly figureOf: (minute: HealthMinuteOut) => number | null
}) {
  const { at, minutes, title, unit, figureOf } = props
  const values = pointsOf(minutes, at, figureOf)
  const known = values.filter((value) => value !== null)
  const most = Math.max(0, ...known)
  const now = known.at(-1)
  const said = now === undefined ? 'No figures yet' : `now ${now}${unit}, at most ${most}${unit}`
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <span className={styles.said}>{said}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${POINTS} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, last 24 hours: ${said}`}
      >
        {values.map((value, index) =>
          value === null ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the day
              key={index}
              x={index}
              y={HEIGHT - barOf(value, most)}
              width="1"
              height={barOf(value, most)}
            />
          ),
        )}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>24 h ago</span>
        <span>now</span>
      </p>
    </figure>
  )
}

/** Also what is nothing is drawn: there was a sample. */
function barOf(value: number, most: number): number {
  return most === 0 ? 1 : Math.max(1, Math.round((value / most) * (HEIGHT - 2)))
}

function pointsOf(
  minutes: readonly HealthMinuteOut[],
  at: string,
  figureOf: (minute: HealthMinuteOut) => number | null,
): readonly (number | null)[] {
  const points: (number | null)[] = Array.from({ length: POINTS }, () => null)
  for (const one of minutes) {
    const ago = (Date.parse(at) - Date.parse(one.minute)) / 60_000
    const index = Math.min(POINTS - 1, Math.floor(((DAY_MINUTES - ago) / DAY_MINUTES) * POINTS))
    const value = figureOf(one)
    if (index >= 0 && value !== null) points[index] = Math.max(points[index] ?? 0, value)
  }
  return points
}
