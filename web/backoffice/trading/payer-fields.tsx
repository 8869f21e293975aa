import { TextField } from '@causeway/ui/primitives'
import { ChoiceField } from '../choice-field.tsx'
import { FieldGrid } from '../page-parts.tsx'

const kinds = [
  ['partner', 'Partner'],
  ['region', 'Country'],
] as const

/** A partner or a country; `names` are those of the fields, and `typed` is what was entered before. */
export function PayerFields(props: {
  readonly hint: string
  readonly names: readonly [kind: string, id: string]
  readonly typed: Readonly<Record<string, string>>
}) {
  const { hint, names, typed } = props
  const [kind, id] = names
  return (
    <FieldGrid>
      <ChoiceField
        label="Orders of"
        name={kind}
        options={kinds}
        value={typed[kind] ?? kinds[0][0]}
      />
      <TextField
        label="Partner ID or country code"
        name={id}
        defaultValue={typed[id]}
        isCode
        maxLength={36}
        hint={hint}
      />
    </FieldGrid>
  )
}
