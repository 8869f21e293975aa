import type { Catalogue } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import type { Database, Queryable, Tx } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { BackgroundTasks } from './background-tasks.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { SignInCases } from './sign-in/sign-in-cases.ts'
import type { Captcha } from './throttling/captcha.ts'

/** What account use cases stand on; handed over by `main`. */
export type AccountNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** The time of people's own devices, on which codes are based: a play world's clock is not theirs. */
  readonly wallClock: Clock
  readonly notifier: Notifier
  /** Derived for accounts alone: seals TOTP secrets, and names who is throttled without naming anybody. */
  readonly accountKey: Uint8Array
  readonly hasher: PasswordHasher
  readonly captcha: Captcha
  /** For work that must not show in how long a reply takes. */
  readonly later: BackgroundTasks
  readonly brand: string
  /** Where customers write to; null where the operator names no address. */
  readonly supportEmail: string | null
  /** Where people see the site: origin without a slash at its end. */
  readonly publicUrl: string
}

/** What changes of accounts and second factors stand on. */
export type AccountChangeNeeds = Pick<
  AccountNeeds,
  'database' | 'clock' | 'wallClock' | 'notifier' | 'accountKey' | 'hasher' | 'brand' | 'publicUrl'
> & {
  /** Writes amounts in whole coins where data is exported. */
  readonly catalogue: Catalogue
  readonly signInAs: SignInCases['signInAs']
  /** Ends what an account that is deleted has with partners' API and the affiliate programme. */
  readonly closePartner: (tx: Tx, accountId: string, at: Date) => Promise<void>
  /** Whether the affiliate programme owes an account a payout that it can ask for. */
  readonly isOwedPayout: (database: Queryable, accountId: string) => Promise<boolean>
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
