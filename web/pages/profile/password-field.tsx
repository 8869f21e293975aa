import { TextField, type TextFieldProps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import styles from './password-field.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'tools' | 'isCode'> & {
  readonly label: string
}

/** A password, hidden until its owner wants to see what was typed. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      dir="ltr"
      maxLength={1024}
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      tools={
        <button
          type="button"
          className={styles.show}
          aria-label={t(isShown ? 'profile.passwordHideNamed' : 'profile.passwordShowNamed', {
            field: label,
          })}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'profile.passwordHide' : 'profile.passwordShow')}
        </button>
      }
    />
  )
}
