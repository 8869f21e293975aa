import styles from './choice-field.module.css'
import { useTypedValue } from './typed-values.tsx'

/** A choice among few, as a list that opens; works without script, and keeps what was chosen if the act is refused. */
export function ChoiceField(props: {
  readonly label: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly value?: string
}) {
  const { label, name, options, value } = props
  const typed = useTypedValue(name)
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} defaultValue={typed ?? value} required>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
