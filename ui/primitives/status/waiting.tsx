import styles from './waiting.module.css'

export type SkeletonProps = {
  /** CSS lengths. */
  readonly width: string
  readonly height: string
}

/** Keeps the place of something that is still loading. */
export function Skeleton({ width, height }: SkeletonProps) {
  // Sizes as SVG attributes: the pages' security policy lets no style attribute through.
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />
}

/** Turning ring the size of the text. Say in words beside it what is being waited for. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
