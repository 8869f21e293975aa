import { InlineScript } from '../../islands/index.ts'
import { keepTimes } from './keep-times.ts'
import styles from './times.module.css'

/** A moment, to the second and with its zone: UTC, or the reader’s own where that is chosen (OPS-22.2). `at`: ISO 8601. */
export function Time({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={styles.time} data-moment="">
      {`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}
    </time>
  )
}

/** The script of all times of a page; it stands before them. */
export function TimesScript() {
  return <InlineScript run={keepTimes} />
}

/** Switches all times between UTC and the reader’s own zone. Not there without scripts. */
export function TimesSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form
    <div className={styles.switch} role="group" aria-label="Times" hidden>
      <button type="button" data-times="utc" aria-pressed="true">
        UTC
      </button>
      <button type="button" data-times="local" aria-pressed="false">
        Local time
      </button>
    </div>
  )
}
