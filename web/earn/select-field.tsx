import { useId } from 'react'
import styles from './select-field.module.css'

export type SelectFieldProps = {
  readonly label: string
  /** Values with what they are called, in their order. */
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of a list that is too long for radio buttons. */
export function SelectField({ label, onChange, options, value }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
