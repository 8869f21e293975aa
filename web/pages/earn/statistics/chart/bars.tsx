import type { PointerEvent } from 'react'
import styles from './timeline-chart.module.css'

const HEIGHT = 160
const ROOM = 10
/** Of a bar's room, for the gap to the next. */
const GAP = 0.3
/** Whatever happened can be seen. */
const LEAST_HEIGHT = 2

export type BarsProps = {
  readonly values: readonly number[]
  /** Index of the bar that is read out. */
  readonly chosen: number
  readonly label: string
  readonly onPointer: (event: PointerEvent) => void
}

/** Bars from left to right; the highest fills the drawing. */
export function Bars({ chosen, label, onPointer, values }: BarsProps) {
  const most = Math.max(...values)
  const width = values.length * ROOM
  const heightOf = (value: number) =>
    value <= 0 ? 0 : Math.max(LEAST_HEIGHT, (value / most) * HEIGHT)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
    >
      <rect className={styles.mark} x={chosen * ROOM} width={ROOM} height={HEIGHT} />
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          className={index === chosen ? styles.chosen : styles.bar}
          x={index * ROOM + (ROOM * GAP) / 2}
          width={ROOM * (1 - GAP)}
          y={HEIGHT - heightOf(value)}
          height={heightOf(value)}
        />
      ))}
    </svg>
  )
}
