import type { Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { Captcha } from './captcha.ts'
import type { Later } from './later.ts'
import type { PasswordHasher } from './password-hasher.ts'

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
  readonly later: Later
  readonly brand: string
  /** Where people see the site: origin without a slash at its end. */
  readonly publicUrl: string
}
