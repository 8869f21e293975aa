import { Button, Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../account-settings/change-form.tsx'
import { type Outcome, refused } from '../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../account-settings/outcome-notice.tsx'
import { ProofFields } from '../../../account-settings/proof-fields.tsx'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import { useChange } from '../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../account-settings/use-is-hydrated.ts'
import { downloadText } from '../../../recovery/download-text.ts'
import styles from './part.module.css'
import type { PartProps } from './profile-data.ts'

/** What is kept about the person: to take along, and to have deleted (AUTH-09). */
export function DataPart(props: PartProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { outcome, isPending, run } = useChange()
  const save = () => run(() => exportData(props.calls, t('profile.dataExported')))
  return (
    <SettingsCard id="data" title={t('profile.dataTitle')} text={t('profile.dataText')}>
      <p>
        <Button
          look="secondary"
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={save}
        >
          {t('profile.dataExport')}
        </Button>
      </p>
      <OutcomeNotice outcome={outcome} />
      <Disclosure summary={t('profile.deleteTitle')}>
        <ul className={styles.notes}>
          <li>{t('profile.deleteGoes')}</li>
          <li>{t('profile.deleteStays')}</li>
          <li>{t('profile.deleteFinal')}</li>
        </ul>
        <DeleteForm {...props} />
      </Disclosure>
    </SettingsCard>
  )
}

function DeleteForm({ account, calls, onDeleted }: PartProps) {
  const t = useTranslate()
  const remove = async (values: FormValues) => {
    const proof = { password: values('password') || null, code: values('code') || null }
    const outcome = answerOutcome(t, await calls.deleteAccount(proof), t('profile.deleted'))
    if (outcome.isDone) onDeleted()
    return outcome
  }
  return (
    <ChangeForm submit={t('profile.deleteButton')} look="secondary" change={remove}>
      {(errors) => <ProofFields account={account} errors={errors} />}
    </ChangeForm>
  )
}

async function exportData(calls: PartProps['calls'], says: string): Promise<Outcome> {
  const answer = await calls.exportData()
  if (!answer.ok) return refused(answer.body.error.message)
  const text = `${JSON.stringify(answer.body, null, 2)}\n`
  downloadText({ name: 'my-data.json', type: 'application/json', text })
  return { isDone: true, message: says }
}
