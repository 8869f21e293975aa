import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text-field.module.css'

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: ReactNode
  /** Small remark at the label's end: "optional". */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and how to mend it; stands in place of the hint. */
  readonly error?: ReactNode
  /** That it is right; stands in place of the hint. */
  readonly good?: ReactNode
  /** Addresses and ids: monospaced, left to right in every language, no auto-correction. */
  readonly isCode?: boolean
  /** Buttons at the line's end, which is where the text ends: in the direction of `dir`. */
  readonly tools?: ReactNode
}

const forCode = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** A labelled line of text. Its remark line is always there, so that nothing moves when a message comes. */
export function TextField(props: TextFieldProps) {
  const { label, aside, hint, error, good, isCode = false, className, tools, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </label>
      <div className={styles.line} dir={isCode ? 'ltr' : rest.dir}>
        <input
          {...(isCode ? forCode : {})}
          {...rest}
          id={id}
          className={classNames(
            styles.input,
            isCode && styles.code,
            tools !== undefined && styles.beforeTools,
          )}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-remark`}
        />
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
      </div>
      <div
        id={`${id}-remark`}
        aria-live="polite"
        className={error ? styles.error : good ? styles.good : styles.hint}
      >
        {error || good || hint}
      </div>
    </div>
  )
}
