import type { ColumnType, Generated } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type AccountTable = {
  id: string
  /** In lower case, as compared; null once deleted. */
  email: Optional<string>
  password_hash: Optional<string>
  is_subscribed: ColumnType<boolean, boolean | undefined, boolean>
  /** Code of the language to write in; null for English. */
  language: Optional<string>
  confirmed_at: Optional<Date>
  created_at: Date
  deleted_at: Optional<Date>
  totp_state: ColumnType<TotpState, TotpState | undefined, TotpState>
  /** Sealed with a key of the operator's. */
  totp_secret: Optional<string>
  /** The last time step that a code was taken for. */
  totp_last_step: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  /** When the secret was made that no code has confirmed yet. */
  totp_begun_at: Optional<Date>
  totp_attempts: Generated<number>
  totp_locked_until: Optional<Date>
  /** How often wrong codes have locked it since the last right one. */
  totp_locks: Generated<number>
  /** Since when the password lets in from known devices only. */
  suspected_at: Optional<Date>
  /** Since when every sign-in is refused; the reason is for staff only. */
  locked_at: Optional<Date>
  locked_reason: Optional<string>
  merchant_id: string
}

type TotpState = 'disabled' | 'unconfirmed' | 'enabled'

export type AccountSessionTable = {
  id: string
  account_id: string
  token_hash: string
  created_at: Date
  seen_at: Date
  ends_at: Date
  /** When a password, code or passkey was last given in it. */
  proven_at: Date
  method: string
  device: string
  country: Optional<string>
  network: Optional<string>
}

/** Every sign-in of the last 90 days. */
export type AccountSignInTable = {
  id: string
  account_id: string
  at: Date
  method: string
  device: string
  country: Optional<string>
  network: Optional<string>
}

export type AccountTokenTable = {
  token_hash: string
  account_id: Optional<string>
  purpose:
    | 'confirm'
    | 'recover'
    | 'email'
    | 'totp'
    | 'social'
    | 'passkey'
    | 'mobile'
    | 'captcha'
    | 'widget'
  /** JSON. */
  facts: string
  created_at: Date
  ends_at: Date
  used_at: Optional<Date>
}

export type SignInFailureTable = {
  key: string
  failures: number
  last_at: Date
  wait_until: Optional<Date>
}

export type KnownDeviceTable = {
  account_id: string
  device_hash: string
  country: Optional<string>
  first_at: Date
  last_at: Date
}

export type RecoveryCodeTable = {
  account_id: string
  code_hash: string
  used_at: Optional<Date>
}

export type PasskeyTable = {
  credential_id: string
  account_id: string
  public_key: string
  counter: bigint
  transports: string
  name: string
  created_at: Date
  used_at: Optional<Date>
}

export type SocialAccountTable = {
  id: string
  account_id: string
  provider: string
  subject: string
  email: Optional<string>
  linked_at: Date
}

export type FavouriteAddressTable = {
  id: string
  account_id: string
  currency: string
  type: 'payout' | 'refund'
  address: string
  extra_id: Optional<string>
  name: Optional<string>
  used_at: Date
}

export type AppTokenTable = {
  token_hash: string
  account_id: string
  /** Shows it in the list of sessions; the token ends with it. */
  session_id: string
  app_id: string
  created_at: Date
  ends_at: Date
}
