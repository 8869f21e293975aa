import { Button, Notice, TextField } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import styles from './act-form.module.css'
import type { Acted } from './act-on.ts'
import { StepUpByPasskey } from './passkeys/passkey-parts.tsx'
import { ActField, TypedValues, useTyped } from './typed-values.tsx'

/** What came of the form that was sent last. */
export function ActNotice({ acted }: { readonly acted: Acted | undefined }) {
  if (acted === undefined) return null
  const { done, link, problem } = acted
  return (
    <Notice tone={problem === null ? 'good' : 'error'} announce="status">
      <p>{problem ?? done}</p>
      {link === null ? null : (
        <p>
          The link works once, within 48 hours, and isn’t shown again:
          <br />
          <code className={styles.link} data-testid="invitation-link">
            {link}
          </code>
        </p>
      )}
    </Notice>
  )
}

/** A form that does one thing, named by `act`; works without script, and keeps what was typed if it is refused. */
export function ActForm(props: {
  readonly act: string
  readonly label: string
  readonly values?: Readonly<Record<string, string>>
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly isInline?: boolean
  readonly children?: ReactNode
}) {
  const { act, children, isInline = false, label, look = 'primary', values = {} } = props
  const typed = useTyped(act, values)
  return (
    <form method="post" className={isInline ? styles.inline : styles.form}>
      <input type="hidden" name="act" value={act} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedValues of={typed}>{children}</TypedValues>
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  )
}

/** Asked for where the last second factor is older than five minutes. */
export function CodeField({ isSteppedUp }: { readonly isSteppedUp: boolean }) {
  if (isSteppedUp) return null
  return (
    <>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        hint="From your authenticator; counts for five minutes"
      />
      <StepUpByPasskey />
    </>
  )
}

/** Why; stands in the audit log. */
export function ReasonField() {
  return <ActField label="Reason" name="reason" maxLength={500} required autoComplete="off" />
}
