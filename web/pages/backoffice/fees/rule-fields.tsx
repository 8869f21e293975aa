import { TextField } from '@causeway/ui/primitives'
import { ActForm, FieldGrid } from '../../../backoffice/index.ts'

const fields = [
  ['From', 'Coin sent', 'btc', 20],
  ['To', 'Coin received', 'eth', 20],
  ['.new.service', 'Service fee, basis points', undefined, 4],
  ['.new.floatSpread', 'Spread at floating rate, basis points', undefined, 4],
  ['.new.fixedSpread', 'Spread at guaranteed rate, basis points', undefined, 4],
] as const

/** The coins and fees of a new rule; `of` begins the fields’ names, and `typed` is what was entered before. */
export function RuleFields(props: {
  readonly of: 'pair' | 'payer'
  readonly typed: Readonly<Record<string, string>>
}) {
  const { of, typed } = props
  return (
    <FieldGrid>
      {fields.map(([name, label, placeholder, maxLength]) => (
        <TextField
          key={name}
          label={label}
          name={`${of}${name}`}
          defaultValue={typed[`${of}${name}`]}
          isCode
          maxLength={maxLength}
          placeholder={placeholder}
        />
      ))}
    </FieldGrid>
  )
}

/** Previews that a rule is taken away; `name` is that of its settings without the figure. */
export function RemoveRule({ name }: { readonly name: string }) {
  const values = {
    [`${name}.service`]: '',
    [`${name}.floatSpread`]: '',
    [`${name}.fixedSpread`]: '',
  }
  return <ActForm act="preview" label="Remove" look="quiet" isInline values={values} />
}
