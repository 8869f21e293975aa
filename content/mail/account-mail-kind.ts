/** Everything about an account that its owner is told by mail. */
export const accountMailKinds = [
  'confirm',
  'already-registered',
  'recover',
  'email-change',
  'email-change-notice',
  'password-changed',
  'new-sign-in',
  'suspicious-sign-in',
  'totp-enabled',
  'totp-disabled',
  'passkey-added',
  'social-confirm',
  'social-linked',
  'api-key-created',
  'api-key-changed',
  'api-key-revoked',
  'webhooks-paused',
  'affiliate-approved',
  'affiliate-first-commission',
  'affiliate-payout-sent',
  'affiliate-address-changed',
  'affiliate-statement',
  'account-deleted',
] as const

export type AccountMailKind = (typeof accountMailKinds)[number]
