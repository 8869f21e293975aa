import type { ReactNode } from 'react'
import styles from './choice-group.module.css'

export type ChoiceGroupProps = {
  readonly label: string
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Choices that belong together, under their name. */
export function ChoiceGroup({ label, error, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly isChecked: boolean
}

export type CheckProps = ChoiceProps & { readonly onChange: (isChecked: boolean) => void }

/** One that is taken or left. */
export function Check({ label, hint, isChecked, onChange }: CheckProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Words label={label} hint={hint} />
    </label>
  )
}

export type RadioProps = ChoiceProps & { readonly name: string; readonly onChoose: () => void }

/** One of several, of which one is taken. */
export function Radio({ label, hint, isChecked, name, onChoose }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} />
      <Words label={label} hint={hint} />
    </label>
  )
}

function Words({ label, hint }: Pick<ChoiceProps, 'label' | 'hint'>) {
  return (
    <span>
      {label}
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </span>
  )
}
