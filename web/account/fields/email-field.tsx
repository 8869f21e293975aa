import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode, Ref } from 'react'

export type EmailFieldProps = {
  readonly value: string
  readonly onChange: (email: string) => void
  readonly error: ReactNode
  /** An answer about the address is on its way. */
  readonly isPending: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** The address one signs in by; password managers know it as the user's name. */
export function EmailField({ value, onChange, error, isPending, inputRef }: EmailFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      label={t('auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      placeholder={t('auth.emailPlaceholder')}
      maxLength={320}
      readOnly={isPending}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
    />
  )
}
