import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import { ShownSecret } from '../shown-secret.tsx'
import styles from './keys-section.module.css'
import { listIn } from './networks-field.tsx'
import type { KeyRowProps } from './row-forms.tsx'

/** The sites whose widgets add a commission for the key's owner, and the id that the widget's tag names. */
export function SitesForm({ account, apiKey, calls, onChanged, refresh }: KeyRowProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const change = async (values: FormValues) => {
    const answer = await calls.updatePartnerKey({
      id: apiKey.id,
      widgetSites: listIn(values('widgetSites')),
      password: values('password') || null,
      code: values('code') || null,
    })
    const outcome = answerOutcome(t, answer, t('accountApi.sitesChanged', { name: apiKey.name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <>
      <p className={styles.text}>{t('accountApi.sitesText')}</p>
      <ShownSecret label={t('accountApi.keyId')} text={apiKey.id} />
      <p className={styles.link}>
        <a href={localPath(`/widget?partner-key=${apiKey.id}`)}>{t('accountApi.buildWidget')}</a>
      </p>
      <ChangeForm
        submit={t('accountApi.sitesSave')}
        look="secondary"
        change={change}
        onDone={onChanged}
      >
        {(errors) => (
          <>
            <TextField
              name="widgetSites"
              label={t('accountApi.sites')}
              hint={t('accountApi.sitesHint')}
              error={errors.widgetSites}
              defaultValue={apiKey.widgetSites.join(' ')}
              autoComplete="off"
              isCode
            />
            <ProofFields account={account} errors={errors} />
          </>
        )}
      </ChangeForm>
    </>
  )
}
