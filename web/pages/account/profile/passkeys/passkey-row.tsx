import type { PasskeyOut } from '@causeway/api/contract'
import { Disclosure, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import styles from '../part.module.css'
import type { PartProps } from '../profile-data.ts'

export type PasskeyRowProps = PartProps & {
  readonly passkey: PasskeyOut
  readonly onChanged: (outcome: Outcome) => void
}

/** A passkey: what it is called, when it was used, another name, and away with it. */
export function PasskeyRow(props: PasskeyRowProps) {
  const t = useTranslate()
  const { id, name, createdAt, usedAt } = props.passkey
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <div className={styles.facts}>
        <span>{t('profile.passkeyMadeOn', { date: formatDate(createdAt, t) })}</span>
        <span>
          {usedAt === null
            ? t('profile.passkeyNeverUsed')
            : t('profile.passkeyUsedOn', { date: formatDate(usedAt, t) })}
        </span>
      </div>
      <div className={styles.choices}>
        {/* A new name closes it: the row is then another. */}
        <Disclosure key={name} summary={t('profile.passkeyRename', { name })}>
          <RenameForm {...props} />
        </Disclosure>
        <Disclosure key={id} summary={t('profile.passkeyRemove', { name })}>
          <p className={styles.text}>{t('profile.passkeyRemoveText')}</p>
          <RemoveForm {...props} />
        </Disclosure>
      </div>
    </li>
  )
}

function RenameForm({ passkey, calls, refresh, onChanged }: PasskeyRowProps) {
  const t = useTranslate()
  const rename = async (values: FormValues) => {
    const name = values('name').trim()
    const answer = await calls.renamePasskey({ id: passkey.id, name })
    const outcome = answerOutcome(t, answer, t('profile.passkeyRenamed', { name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <ChangeForm
      submit={t('profile.passkeyRenameSave')}
      look="secondary"
      change={rename}
      onDone={onChanged}
    >
      {(errors) => (
        <TextField
          name="name"
          label={t('profile.passkeyName')}
          error={errors.name}
          defaultValue={passkey.name}
          autoComplete="off"
          maxLength={60}
          required
        />
      )}
    </ChangeForm>
  )
}

function RemoveForm({ account, passkey, calls, refresh, onChanged }: PasskeyRowProps) {
  const t = useTranslate()
  const { id, name } = passkey
  const remove = async (values: FormValues) => {
    const proof = { password: values('password') || null, code: values('code') || null }
    const answer = await calls.removePasskey({ id, ...proof })
    const outcome = answerOutcome(t, answer, t('profile.passkeyRemoved', { name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <ChangeForm
      submit={t('profile.passkeyRemoveButton')}
      look="secondary"
      change={remove}
      onDone={onChanged}
    >
      {(errors) => <ProofFields account={account} errors={errors} />}
    </ChangeForm>
  )
}
