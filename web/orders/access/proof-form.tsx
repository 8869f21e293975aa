import type { ChangeReply } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { Button, Notice, TextField } from '@causeway/ui/primitives'
import type { AccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, useState } from 'react'
import { UsernameField } from '../../account/index.ts'
import styles from './proof-dialog.module.css'

export type ProofFormProps = {
  readonly calls: Pick<AccountCalls, 'prove'>
  readonly email: string
  /** Where two-factor sign-in is on. */
  readonly withCode: boolean
  readonly onProven: () => void
}

type Refused = { readonly field: 'password' | 'code' | 'main'; readonly says: string }

/** The password once more, and a code where codes are on. */
export function ProofForm({ calls, email, withCode, onProven }: ProofFormProps) {
  const t = useTranslate()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const errorOf = (field: Refused['field']) => (refused?.field === field ? refused.says : undefined)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    setSending(true)
    const answer = await calls.prove({
      password: textOf(form, 'password'),
      code: textOf(form, 'code') || null,
    })
    setSending(false)
    if (answer.ok && answer.body.result) return onProven()
    setRefused(
      answer.ok
        ? refusalOf(answer.body, (key) => t(key))
        : { field: 'main', says: answer.body.error.message },
    )
  }
  return (
    <form method="post" className={styles.proof} onSubmit={(event) => void send(event)}>
      <UsernameField email={email} />
      <TextField
        name="password"
        type="password"
        label={t('desk.proofPassword')}
        error={errorOf('password')}
        autoComplete="current-password"
        dir="ltr"
        maxLength={1024}
        required
      />
      {withCode ? (
        <TextField
          name="code"
          label={t('desk.proofCode')}
          hint={t('desk.proofCodeHint')}
          error={errorOf('code')}
          isCode
          autoComplete="one-time-code"
          maxLength={64}
          required
        />
      ) : null}
      <Button type="submit" busy={isSending}>
        {t('desk.proofSend')}
      </Button>
      {refused?.field === 'main' ? (
        <Notice tone="error" announce="alert">
          {refused.says}
        </Notice>
      ) : null}
    </form>
  )
}

const reasons: Readonly<
  Record<string, { readonly field: Refused['field']; readonly key: MessageKey }>
> = {
  password_wrong: { field: 'password', key: 'desk.proofPasswordWrong' },
  totp_wrong: { field: 'code', key: 'desk.proofCodeWrong' },
  code_needed: { field: 'code', key: 'desk.proofCodeWrong' },
  sign_in_needed: { field: 'main', key: 'desk.proofSignIn' },
}

function refusalOf({ code, errors }: ChangeReply, t: (key: MessageKey) => string): Refused {
  const reason = reasons[code ?? '']
  if (reason !== undefined) return { field: reason.field, says: t(reason.key) }
  return { field: 'main', says: errors?.main ?? t('desk.proofFailed') }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
