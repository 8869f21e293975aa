import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'

export type NetworksFieldProps = {
  readonly networks?: readonly string[]
  readonly error?: string | undefined
}

/** Where requests with a key may come from. */
export function NetworksField({ networks = [], error }: NetworksFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      name="networks"
      label={t('accountApi.networks')}
      aside={t('common.optional')}
      hint={t('accountApi.networksHint')}
      error={error}
      defaultValue={networks.join(' ')}
      isCode
    />
  )
}

/** The networks that somebody typed, however they are separated. */
export function networksIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((network) => network !== '')
}
