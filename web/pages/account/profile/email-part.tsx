import { isEmailAddress } from '@causeway/core/accounts'
import { Disclosure, LtrText, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../account-settings/change-form.tsx'
import { refused } from '../../../account-settings/outcome.ts'
import { ProofFields } from '../../../account-settings/proof-fields.tsx'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import type { PartProps } from './profile-data.ts'

/** The address to sign in with. A new one counts when the link that goes there was followed (AUTH-09). */
export function EmailPart({ account, calls }: PartProps) {
  const t = useTranslate()
  const change = async (values: FormValues) => {
    const email = values('email').trim()
    if (!isEmailAddress(email)) {
      return refused(null, { fields: { email: t('accountChanges.emailInvalid') } })
    }
    const answer = await calls.changeEmail({
      __type: 'email',
      email,
      password: values('password') || null,
      totp_code: values('code') || null,
    })
    return answerOutcome(t, answer, t('profile.emailSent', { email }))
  }
  return (
    <SettingsCard id="email" title={t('profile.emailTitle')} text={t('profile.emailText')}>
      <p>
        <LtrText>{account.email}</LtrText>
      </p>
      <Disclosure summary={t('profile.emailChange')}>
        <ChangeForm submit={t('profile.emailSend')} change={change}>
          {(errors) => (
            <>
              <TextField
                name="email"
                type="email"
                dir="ltr"
                label={t('profile.emailNew')}
                hint={t('profile.emailHint')}
                error={errors.email}
                autoComplete="email"
                maxLength={320}
                required
              />
              <ProofFields account={account} errors={errors} />
            </>
          )}
        </ChangeForm>
      </Disclosure>
    </SettingsCard>
  )
}
