import { classNames } from '../primitives/index.ts'
import styles from './sparkline.module.css'
import { sparklinePath } from './sparkline-path.ts'

export type SparklineProps = {
  /** Oldest first. */
  readonly prices: readonly string[]
  /** What it shows, in words. Leave it out where a figure beside it says the same. */
  readonly label?: string
  /** Whether the price fell: red instead of green. */
  readonly isDown?: boolean
  readonly width?: number
  readonly height?: number
}

/** A price's course at a glance. Drawn on the server; carries no script. */
export function Sparkline(props: SparklineProps) {
  const { prices, label, isDown = false, width = 124, height = 28 } = props
  return (
    <svg
      className={classNames(styles.chart, isDown && styles.down)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path className={styles.line} d={sparklinePath(prices, { width, height })} />
    </svg>
  )
}
