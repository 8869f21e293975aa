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

/** What was typed as a list, however it is separated. */
export function listIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((network) => network !== '')
}
