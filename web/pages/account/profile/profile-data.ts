import type { PasskeyOut, SocialAccountOut, UserOut } from '@causeway/api/contract'
import type { SocialProvider } from '@causeway/core/ports'
import type { AccountCalls } from '@causeway/widget/client'

/** What the account's page shows of it. */
export type Account = Required<
  Pick<
    UserOut,
    | 'email'
    | 'subscribed'
    | 'totpState'
    | 'totpQrLink'
    | 'totpSecret'
    | 'hasPassword'
    | 'transactionsCount'
  >
>

/** A session in words. */
export type SessionWords = {
  readonly id: string
  readonly isCurrent: boolean
  /** `Firefox, Windows`; empty where nothing is known of it. */
  readonly device: string
  /** Name of the country in the page's language; null where it is not known. */
  readonly country: string | null
  readonly createdAt: string
  readonly seenAt: string
}

/** Everything that the account's page shows. */
export type ProfileData = {
  readonly account: Account
  readonly sessions: readonly SessionWords[]
  readonly passkeys: readonly PasskeyOut[]
  /** The services that this shop offers. */
  readonly providers: readonly SocialProvider[]
  readonly socialAccounts: readonly SocialAccountOut[]
  /** Null while two-factor sign-in is off. */
  readonly recoveryCodesLeft: number | null
  /** SVG of the authenticator app's QR code, while it is being set up. */
  readonly totpQrSvg: string | null
  readonly brandName: string
}

/** What every part of the settings works with. */
export type PartProps = ProfileData & {
  readonly calls: AccountCalls
  /** Has the page read again what it shows. */
  readonly refresh: () => Promise<void>
  /** The account is no more: to leave the page. */
  readonly onDeleted: () => void
}
