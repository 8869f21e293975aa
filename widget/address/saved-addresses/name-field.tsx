import { Button, TextField } from '@causeway/ui/primitives'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import styles from './earlier-addresses.module.css'

export type NameFieldProps = {
  readonly address: string
  readonly name: string
  readonly onCancel: () => void
  /** Null where it was saved, else why not. */
  readonly onSave: (name: string) => Promise<string | null>
}

const LONGEST_NAME = 60

/** A name for an address, typed in its place. It stands inside another form, so it is none of its own. */
export function NameField({ address, name, onCancel, onSave }: NameFieldProps) {
  const t = useTranslate()
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState<string | undefined>()
  const [isSaving, setSaving] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function save() {
    if (isSaving) return
    setSaving(true)
    const refused = await onSave(text)
    setSaving(false)
    setProblem(refused ?? undefined)
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The form around it would be sent, and the list around it closed.
    event.stopPropagation()
    event.preventDefault()
    if (event.key === 'Escape') return onCancel()
    if (!(event.target instanceof HTMLButtonElement)) return void save()
    event.target.click()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the roles; this only hears of it
    <div className={styles.naming} onKeyDown={press}>
      <TextField
        ref={input}
        label={t('address.nameLabel', { address: `${address.slice(0, 10)}…${address.slice(-5)}` })}
        hint={t('address.nameHint')}
        error={problem}
        value={text}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.namingButtons}>
        <Button look="secondary" onClick={onCancel}>
          {t('address.nameCancel')}
        </Button>
        <Button busy={isSaving} onClick={() => void save()}>
          {t('address.nameSave')}
        </Button>
      </div>
    </div>
  )
}
