import { passwordLength } from '@causeway/core/accounts'
import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { PasswordField } from '../../../account/index.ts'
import { answerOutcome, type ErrorFields } from '../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../account-settings/change-form.tsx'
import { refused } from '../../../account-settings/outcome.ts'
import { ProofFields } from '../../../account-settings/proof-fields.tsx'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import type { PartProps } from './profile-data.ts'

const fields: ErrorFields = {
  old_password: 'oldPassword',
  password: 'newPassword',
  totp_code: 'code',
  code: 'code',
}

/** The password: a new one for the old one, or the first one of an account that came another way (AUTH-09, AUTH-20). */
export function PasswordPart({ account, calls, refresh }: PartProps) {
  const t = useTranslate()
  const { hasPassword } = account
  const change = async (values: FormValues) => {
    const answer = await calls.changePassword({
      __type: 'passwd',
      old_password: hasPassword ? values('oldPassword') : null,
      password: values('newPassword'),
      totp_code: values('code') || null,
    })
    if (!answer.ok) return refused(t('accountChanges.failed'))
    const outcome = answerOutcome(t, answer, t('profile.passwordSaved'), fields)
    if (!outcome.isDone) return { ...outcome, message: t('accountChanges.failed') }
    await refresh()
    return outcome
  }
  return (
    <SettingsCard
      id="password"
      title={t('profile.passwordTitle')}
      text={t(hasPassword ? 'profile.passwordText' : 'profile.passwordNone')}
    >
      <Disclosure summary={t(hasPassword ? 'profile.passwordChange' : 'profile.passwordSet')}>
        <ChangeForm submit={t('profile.passwordSave')} username={account.email} change={change}>
          {(errors) => (
            <>
              {hasPassword ? (
                <PasswordField
                  name="oldPassword"
                  label={t('profile.passwordOld')}
                  error={errors.oldPassword}
                  autoComplete="current-password"
                  required
                />
              ) : null}
              <PasswordField
                name="newPassword"
                label={t('profile.passwordNew')}
                hint={t('profile.passwordHint', { least: passwordLength.least })}
                error={errors.newPassword}
                autoComplete="new-password"
                required
              />
              <ProofFields account={account} errors={errors} withPassword={false} />
            </>
          )}
        </ChangeForm>
      </Disclosure>
    </SettingsCard>
  )
}
