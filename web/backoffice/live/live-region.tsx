import type { ReactNode } from 'react'
import { IslandScripts } from '../../islands/index.ts'
import { Time } from '../times/times.tsx'
import styles from './live-region.module.css'

/** A part of a page that renews itself every seven seconds where there are scripts; `at`: when it was made. */
export function LiveRegion(props: {
  /** Of this part alone on its page. */
  readonly name: string
  readonly at: string
  readonly children: ReactNode
}) {
  const { at, children, name } = props
  return (
    <>
      <div data-live={name} className={styles.region}>
        <p className={styles.time}>
          As of <Time at={at} />
        </p>
        {children}
      </div>
      <p className={styles.trouble} data-live-trouble="" role="status" hidden>
        This page can’t be renewed at the moment. What it shows may be old.
      </p>
      <IslandScripts of={{ name: 'live-page' }} />
    </>
  )
}
