import { classNames } from '../class-names.ts'
import styles from './segmented.module.css'

export type SegmentedOption<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

export type SegmentedProps<Value extends string> = {
  /** Names the group for screen readers. */
  readonly label: string
  /** Field name in a plain form post. */
  readonly name: string
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly wide?: boolean
  readonly describedBy?: string
}

/** A choice of two or three, as radio buttons: arrow keys, form posts and screen readers work by themselves. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <fieldset
      className={classNames(styles.group, props.wide && styles.wide)}
      aria-label={props.label}
      aria-describedby={props.describedBy}
    >
      {props.options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={props.name}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
