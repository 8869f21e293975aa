import type { PartnerKeyOut } from '@causeway/api/contract'
import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { type Outcome, refused } from '../../../../account-settings/outcome.ts'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import type { SectionProps } from '../api-data.ts'
import { listIn, NetworksField } from './networks-field.tsx'
import { ScopeChoice } from './scope-choice.tsx'

/** What a key's row and its forms work with. */
export type KeyRowProps = SectionProps & {
  readonly apiKey: PartnerKeyOut
  readonly onChanged: (outcome: Outcome) => void
}

/** Another name for a key. */
export function RenameForm({ apiKey, calls, onChanged, refresh }: KeyRowProps) {
  const t = useTranslate()
  const rename = async (values: FormValues) => {
    const name = values('name').trim()
    const answer = await calls.updatePartnerKey({ id: apiKey.id, name })
    const outcome = answerOutcome(t, answer, t('accountApi.renamed', { name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <ChangeForm
      submit={t('accountApi.renameSave')}
      look="secondary"
      change={rename}
      onDone={onChanged}
    >
      {(errors) => (
        <TextField
          name="name"
          label={t('accountApi.keyName')}
          error={errors.name}
          defaultValue={apiKey.name}
          autoComplete="off"
          maxLength={100}
          required
        />
      )}
    </ChangeForm>
  )
}

/** What a key may do, and from where. */
export function RightsForm({ account, apiKey, calls, onChanged, refresh }: KeyRowProps) {
  const t = useTranslate()
  const [scopes, setScopes] = useState<KeyRowProps['apiKey']['scopes'][number][]>(apiKey.scopes)
  const change = async (values: FormValues) => {
    if (scopes.length === 0) return refused(t('accountApi.permissionsNeeded'))
    const answer = await calls.updatePartnerKey({
      id: apiKey.id,
      scopes,
      networks: listIn(values('networks')),
      password: values('password') || null,
      code: values('code') || null,
    })
    const outcome = answerOutcome(t, answer, t('accountApi.rightsChanged', { name: apiKey.name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <ChangeForm
      submit={t('accountApi.rightsSave')}
      look="secondary"
      change={change}
      onDone={onChanged}
    >
      {(errors) => (
        <>
          <ScopeChoice chosen={scopes} onChange={(chosen) => setScopes([...chosen])} />
          <NetworksField networks={apiKey.networks} error={errors.networks} />
          <ProofFields account={account} errors={errors} />
        </>
      )}
    </ChangeForm>
  )
}

/** Ends a key. */
export function RevokeForm({ apiKey, calls, onChanged, refresh }: KeyRowProps) {
  const t = useTranslate()
  const revoke = async () => {
    const answer = await calls.revokePartnerKey({ id: apiKey.id })
    const outcome = answerOutcome(t, answer, t('accountApi.keyRevoked', { name: apiKey.name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <ChangeForm
      submit={t('accountApi.revokeButton')}
      look="secondary"
      change={revoke}
      onDone={onChanged}
    >
      {() => null}
    </ChangeForm>
  )
}
