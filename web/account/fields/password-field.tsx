import { TextField, type TextFieldProps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type KeyboardEvent, useState } from 'react'
import styles from './fields.module.css'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'label' | 'type' | 'tools' | 'isCode' | 'autoComplete'
> & {
  readonly label: string
  /** `new-password` where one is chosen: managers then offer to make one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/**
 * A password, hidden until its owner wants to see what was typed. Says when Caps Lock is on. Its words are the
 * namespace `password`.
 */
export function PasswordField({ label, hint, error, good, ...rest }: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const capsLock = isCapsLock ? t('password.capsLock') : null
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
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
      hint={capsLock ?? hint}
      good={capsLock === null ? good : null}
      error={
        error && capsLock !== null ? (
          <>
            <span>{error}</span>
            <span className={styles.second}>{capsLock}</span>
          </>
        ) : (
          error
        )
      }
      tools={
        <button
          type="button"
          className={styles.show}
          aria-label={t(isShown ? 'password.hideNamed' : 'password.showNamed', { field: label })}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </button>
      }
    />
  )
}
