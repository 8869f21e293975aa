import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'

export type NameFieldProps = {
  /** Longest name, in characters. */
  readonly most: number
  readonly error: string | undefined
  readonly start?: string
}

/** A tool's name, with how many of its characters are used. */
export function NameField({ error, most, start = '' }: NameFieldProps) {
  const t = useTranslate()
  const [name, setName] = useState(start)
  const used = [...name.trim()].length
  const isLong = used > most
  return (
    <TextField
      name="name"
      label={t('earnTools.name')}
      hint={t('earnTools.nameHint', { used, most })}
      error={isLong ? t('earnTools.nameTooLong', { most }) : error}
      aside={isLong ? `${used} / ${most}` : undefined}
      value={name}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      autoComplete="off"
      required
    />
  )
}
