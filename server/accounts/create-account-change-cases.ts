import type { AccountChangeCases } from './account-change-cases.ts'
import type { AccountChangeNeeds } from './account-change-needs.ts'
import { addPasskey } from './add-passkey.ts'
import { askEmailChange } from './ask-email-change.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { confirmTotp } from './confirm-totp.ts'
import { deleteAccount } from './delete-account.ts'
import { disableTotp } from './disable-totp.ts'
import { disableUnconfirmedTotp } from './disable-unconfirmed-totp.ts'
import { enableTotp } from './enable-totp.ts'
import { exportData } from './export-data.ts'
import { listPasskeys } from './list-passkeys.ts'
import { passkeyRegistrationOptions } from './passkey-registration-options.ts'
import { passkeySignInOptions } from './passkey-sign-in-options.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './renew-recovery-codes.ts'
import { requireProof } from './require-proof.ts'
import { setSubscribed } from './set-subscribed.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

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
