export { isEmailAddress, readEmailAddress } from './email-address.ts'
export { codesPerSecondStep, lifetimes } from './lifetimes.ts'
export {
  checkPasswordLength,
  normalizePassword,
  passwordLength,
} from './password-rules.ts'
export {
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  writeRecoveryCode,
} from './recovery-code.ts'
export {
  accountThrottle,
  asksForCaptcha,
  failuresThatCount,
  mailNetworkThrottle,
  mailThrottle,
  networkThrottle,
  type ThrottleRule,
  waitSecondsAfter,
  wideMailNetworkThrottle,
  wideNetworkThrottle,
} from './throttle.ts'
export {
  freshTotpAttempts,
  spendTotpAttempt,
  type TotpAttempts,
  totpAttemptsLeft,
  totpMostAttempts,
} from './totp-attempts.ts'
export { totpScheme, totpStep, totpStepsTaken } from './totp-step.ts'
