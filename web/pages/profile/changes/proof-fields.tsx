import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { PasswordField, UsernameField } from '../../../account/index.ts'
import type { Account } from '../profile-data.ts'
import type { FieldErrors } from './outcome.ts'

export type ProofFieldsProps = {
  readonly account: Account
  readonly errors: FieldErrors
  /** False where the form has a field of its own for the password. */
  readonly withPassword?: boolean
}

/** Password and code once more: what every change of how somebody signs in asks for. */
export function ProofFields({ account, errors, withPassword = true }: ProofFieldsProps) {
  const t = useTranslate()
  return (
    <>
      {withPassword && account.hasPassword ? (
        <>
          <UsernameField email={account.email} />
          <PasswordField
            name="password"
            label={t('profile.proofPassword')}
            hint={t('profile.proofPasswordHint')}
            error={errors.password}
            autoComplete="current-password"
            required
          />
        </>
      ) : null}
      {account.totpState === 'enabled' ? (
        <TextField
          name="code"
          label={t('profile.proofCode')}
          hint={t('profile.proofCodeHint')}
          error={errors.code}
          isCode
          autoComplete="one-time-code"
          maxLength={64}
          required
        />
      ) : null}
    </>
  )
}
