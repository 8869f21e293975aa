import styles from './choice-field.module.css'

/** A choice among few, as a list that opens; works without script. */
export function ChoiceField(props: {
  readonly label: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly value?: string
}) {
  const { label, name, options, value } = props
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} defaultValue={value} required>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
