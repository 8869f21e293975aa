export type * from './account-change-cases.ts'
export type * from './account-failures.ts'
export { holdAccount } from './account-row.ts'

export type * from './account-types.ts'
export type * from './apps/app-cases.ts'
export { createAppCases } from './apps/create-app-cases.ts'
export { createBackgroundTasks } from './background-tasks.ts'
export { createAccountChangeCases } from './create-account-change-cases.ts'
export { notifyAccount } from './email/notify-account.ts'
export type {
  FavouriteAddress,
  FavouriteNotFound,
  FavouriteType,
} from './favourites/favourite-address.ts'
export { listFavourites } from './favourites/list-favourites.ts'
export { type NameFavouriteFailure, nameFavourite } from './favourites/name-favourite.ts'
export { removeFavourite } from './favourites/remove-favourite.ts'
export { saveFavourites } from './favourites/save-favourites.ts'
export {
  type LockFailure,
  lockAccount,
  type UnlockFailure,
  unlockAccount,
} from './locking/lock-account.ts'
export { consumeChallenge, createChallenge } from './passkeys/passkey-challenge.ts'
export { isPasskeyId, MOST_PASSKEYS, readPasskeyName } from './passkeys/passkey-fields.ts'
export {
  type PasskeyOptions,
  passkeyCreationOptions,
  passkeyRequestOptions,
} from './passkeys/passkey-options.ts'
export { readAuthentication, readRegistration } from './passkeys/passkey-response.ts'
export { passkeySite } from './passkeys/passkey-site.ts'
export { verifyMadePasskey, verifyPasskeyAnswer } from './passkeys/verify-passkey.ts'
export { checkPassword } from './passwords/check-password.ts'
export {
  createPasswordHasher,
  hasherBusy,
  type PasswordHasher,
} from './passwords/password-hasher.ts'
export { type EraseNeeds, eraseAccount, whyNotErased } from './personal-data/erase-account.ts'
export { exportData } from './personal-data/export-data.ts'
export { forgetAccountTraces } from './personal-data/forget-account-traces.ts'
export { blindName, isSecretToken, newSecretToken, tokenHash } from './secret-token.ts'
export { deviceName } from './sessions/device-name.ts'
export { endSessionsForStaff } from './sessions/end-sessions.ts'
export { sessionsOf } from './sessions/list-sessions.ts'
export { listSignIns, type SignInRecord } from './sessions/sign-in-history.ts'
export { createSignInCases } from './sign-in/create-sign-in-cases.ts'
export type * from './sign-in/sign-in-cases.ts'
export { createSocialCases } from './social/create-social-cases.ts'
export type * from './social/social-cases.ts'
export { createCaptcha } from './throttling/captcha.ts'
export {
  clearFailures,
  spendTry,
  type Throttled,
  undoAttempt,
} from './throttling/throttle-store.ts'
export { dropSecondFactor, removeSecondFactor } from './two-factor/remove-second-factor.ts'
export {
  createTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  totpLink,
} from './two-factor/totp-secret.ts'
export { stepOfCode } from './two-factor/verify-second-factor.ts'
export { createWidgetCases } from './widget/create-widget-cases.ts'
export type * from './widget/widget-cases.ts'
