import { TextField } from '@causeway/ui/primitives'
import { affiliateBecomePartner } from '@causeway/widget/call-lines'
import { changeCalls } from '@causeway/widget/client'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { useId, useMemo } from 'react'
import { callOutcome } from '../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../account-settings/change-form.tsx'
import { useRevalidator } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import type { EarnCalls } from './earn-data.ts'
import styles from './own-part.module.css'

const LONGEST_WEBSITE = 200
const LONGEST_ABOUT = 2000

/** Applies to the programme. `isAgain`: after a refusal. */
export function ApplyForm({ isAgain }: { readonly isAgain: boolean }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { revalidate } = useRevalidator()
  const calls: EarnCalls = useMemo(() => changeCalls({ affiliateBecomePartner }), [])
  const apply = async (values: FormValues) => {
    const answer = await calls.affiliateBecomePartner({
      website: values('website').trim(),
      about: values('about').trim(),
    })
    if (answer.ok) await revalidate()
    return callOutcome(answer, t('earn.sent'))
  }
  return (
    <ChangeForm submit={t(isAgain ? 'earn.submitAgain' : 'earn.submit')} change={apply}>
      {(errors) => (
        <>
          <TextField
            label={t('earn.website')}
            name="website"
            required
            maxLength={LONGEST_WEBSITE}
            autoComplete="url"
            hint={t('earn.websiteHint')}
            error={errors.website}
          />
          <About error={errors.about} />
          <p className={styles.hint}>
            <Phrase
              id="earn.agree"
              tags={{
                terms: (words) => <a href={localPath('/earn-terms-of-use')}>{words}</a>,
              }}
            />
          </p>
        </>
      )}
    </ChangeForm>
  )
}

function About({ error }: { readonly error: string | undefined }) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{t('earn.about')}</label>
      <textarea
        id={id}
        name="about"
        rows={4}
        required
        maxLength={LONGEST_ABOUT}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-remark`}
      />
      <p id={`${id}-remark`} className={error === undefined ? styles.hint : styles.error}>
        {error ?? t('earn.aboutHint')}
      </p>
    </div>
  )
}
