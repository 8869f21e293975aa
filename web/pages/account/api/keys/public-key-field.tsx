import { useTranslate } from '@causeway/widget/messages'
import { useId, useState } from 'react'
import styles from './fields.module.css'

export type PublicKeyFieldProps = { readonly error?: string | undefined }

/** A public key of the owner's. A private one that is pasted by mistake never leaves the browser. */
export function PublicKeyField({ error }: PublicKeyFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [isPrivate, setPrivate] = useState(false)
  const says = isPrivate ? t('accountApi.privateKeyPasted') : error
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('accountApi.publicKey')}</label>
      <textarea
        id={id}
        name="publicKey"
        rows={6}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        aria-invalid={says ? true : undefined}
        aria-describedby={`${id}-remark`}
        onChange={({ currentTarget }) => {
          const hasPrivate = currentTarget.value.includes('PRIVATE KEY')
          if (hasPrivate) currentTarget.value = ''
          setPrivate(hasPrivate)
        }}
      />
      <div id={`${id}-remark`} aria-live="polite" className={says ? styles.error : styles.hint}>
        {says || t('accountApi.publicKeyHint')}
      </div>
    </div>
  )
}
