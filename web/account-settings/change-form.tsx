import { Button, type ButtonLook } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { UsernameField } from '../account/index.ts'
import styles from './change-form.module.css'
import type { FieldErrors, FieldName, Outcome } from './outcome.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { useChange } from './use-change.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export type ChangeFormProps = {
  readonly submit: string
  readonly look?: ButtonLook['look']
  /** The account's e-mail address, where a password manager is to know whose password is meant. */
  readonly username?: string | undefined
  readonly change: (values: FormValues) => Promise<Outcome>
  /** Told when it is done, where the form itself goes away then: whoever stays says so. */
  readonly onDone?: (outcome: Outcome) => void
  /** The fields; told what is wrong with them. */
  readonly children: (errors: FieldErrors) => ReactNode
  /** More buttons beside the one that sends. */
  readonly more?: ReactNode
}

/** Reads a field by its name; empty where there is none. */
export type FormValues = (name: FieldName) => string

/**
 * A form about the account. What is missing is said under its field, and so is what the server refuses; the first such
 * field gets focus. Without script it cannot be sent: nothing of it may stand in an address.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { submit, look, username, change, onDone, children, more } = props
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<FieldErrors>({})
  const { outcome, isPending, run } = useChange()
  const refused = outcome !== null && !outcome.isDone ? outcome.fields : {}
  useEffect(() => {
    if (outcome !== null || Object.keys(missing).length > 0) focusFirstWrong(form.current)
  }, [outcome, missing])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const empty = emptyFields(sent, t('accountChanges.needed'))
    setMissing(empty)
    if (Object.keys(empty).length > 0) return
    const values = new FormData(sent)
    const got = await run(() => change((name) => textOf(values.get(name))))
    if (!got?.isDone) return
    sent.reset()
    onDone?.(got)
  }
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={send}>
      {username === undefined ? null : <UsernameField email={username} />}
      {children({ ...refused, ...missing })}
      <div className={styles.buttons}>
        <Button
          type="submit"
          look={look}
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
        >
          {submit}
        </Button>
        {more}
      </div>
      {outcome?.isDone && onDone !== undefined ? null : <OutcomeNotice outcome={outcome} />}
    </form>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

function emptyFields(form: HTMLFormElement, says: string): FieldErrors {
  const inputs = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].filter((input) => input.required && input.value.trim() === '')
  return Object.fromEntries(inputs.map(({ name }) => [name, says]))
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
