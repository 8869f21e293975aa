import type { AccountChangeCases } from './account-change-cases.ts'
import type { AccountChangeNeeds } from './account-needs.ts'
import { askEmailChange } from './email/ask-email-change.ts'
import { confirmEmailChange } from './email/confirm-email-change.ts'
import { setSubscribed } from './email/set-subscribed.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { passkeyRegistrationOptions } from './passkeys/passkey-registration-options.ts'
import { passkeySignInOptions } from './passkeys/passkey-sign-in-options.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { changePassword } from './passwords/change-password.ts'
import { deleteAccount } from './personal-data/delete-account.ts'
import { exportData } from './personal-data/export-data.ts'
import { confirmTotp } from './two-factor/confirm-totp.ts'
import { disableTotp } from './two-factor/disable-totp.ts'
import { disableUnconfirmedTotp } from './two-factor/disable-unconfirmed-totp.ts'
import { enableTotp } from './two-factor/enable-totp.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { requireProof } from './two-factor/require-proof.ts'

/** Second factors and account changes, on what they stand on. */
export function createAccountChangeCases(needs: AccountChangeNeeds): AccountChangeCases {
  return {
    enableTotp: (session) => enableTotp(needs, session),
    confirmTotp: (session, proof) => confirmTotp(needs, session, proof),
    disableUnconfirmedTotp: (session) => disableUnconfirmedTotp(needs, session),
    disableTotp: (session, proof) => disableTotp(needs, session, proof),
    renewRecoveryCodes: (session, proof) => renewRecoveryCodes(needs, session, proof),
    recoveryCodesLeft: (session) => recoveryCodesLeft(needs, session),
    passkeyRegistrationOptions: (session, proof) =>
      passkeyRegistrationOptions(needs, session, proof),
    addPasskey: (session, asked) => addPasskey(needs, session, asked),
    passkeySignInOptions: () => passkeySignInOptions(needs),
    signInWithPasskey: (response, visitor) => signInWithPasskey(needs, response, visitor),
    listPasskeys: (session) => listPasskeys(needs, session),
    renamePasskey: (session, asked) => renamePasskey(needs, session, asked),
    removePasskey: (session, asked) => removePasskey(needs, session, asked),
    changePassword: (session, asked) => changePassword(needs, session, asked),
    askEmailChange: (session, asked) => askEmailChange(needs, session, asked),
    confirmEmailChange: (token) => confirmEmailChange(needs, token),
    setSubscribed: (session, subscribed) => setSubscribed(needs, session, subscribed),
    deleteAccount: (session, proof) => deleteAccount(needs, session, proof),
    exportData: (session) => exportData(needs, session),
    requireProof: (session, proof) => requireProof(needs, session, proof),
  }
}
