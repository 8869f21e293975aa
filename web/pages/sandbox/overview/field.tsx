import { type ReactNode, useId } from 'react'
import styles from './form-row.module.css'

export type FieldProps = {
  readonly label: string
  /** Draws the control with the id that the label points at. */
  readonly children: (id: string) => ReactNode
}

/** A small label over a control. */
export function Field({ label, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
