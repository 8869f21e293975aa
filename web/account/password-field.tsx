import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type ReactNode, type Ref, useState } from 'react'
import styles from './fields.module.css'

export type PasswordFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  /** `new-password` where one is chosen: managers then offer to make one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly good?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, autoComplete, hint, error, good, inputRef } = props
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={1024}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={hint}
      error={error}
      good={good}
      tools={
        <button
          type="button"
          className={styles.show}
          aria-label={t(isShown ? 'auth.passwordHideLong' : 'auth.passwordShowLong')}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'auth.passwordHide' : 'auth.passwordShow')}
        </button>
      }
      {...(inputRef === undefined ? {} : { ref: inputRef })}
    />
  )
}
