import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text.tsx'
import styles from './steps.module.css'

export type StepsProps = {
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step that is under way; `steps.length` when all are done. */
  readonly current: number
  /** "done", for screen readers. */
  readonly doneLabel: string
}

/** Where one stands in a fixed row of steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ol className={styles.steps} role="list" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(
            styles.step,
            index < current && styles.done,
            index === current && styles.current,
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.bar} aria-hidden="true" />
          <span>
            {step}
            {index < current ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
