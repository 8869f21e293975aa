import type { UserOut } from '@causeway/api/contract'
import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { PasswordField, UsernameField } from '../account/index.ts'
import type { FieldErrors } from './outcome.ts'

/** What of an account decides how its owner proves that it is his. */
export type ProvingAccount = Required<Pick<UserOut, 'email' | 'hasPassword' | 'totpState'>>

export type ProofFieldsProps = {
  readonly account: ProvingAccount
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
            label={t('accountChanges.proofPassword')}
            hint={t('accountChanges.proofPasswordHint')}
            error={errors.password}
            autoComplete="current-password"
            required
          />
        </>
      ) : null}
      {account.totpState === 'enabled' ? (
        <TextField
          name="code"
          label={t('accountChanges.proofCode')}
          hint={t('accountChanges.proofCodeHint')}
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
