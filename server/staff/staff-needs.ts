import type { Clock } from '@causeway/core/ports'
import type { PasswordHasher } from '../accounts/index.ts'
import type { Database } from '../db/index.ts'
import type { MailStaff } from '../notifications/index.ts'

/** What use cases of staff stand on; handed over by `main`. */
export type StaffNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** The time of people’s own devices, on which codes are based. */
  readonly wallClock: Clock
  /** Seals TOTP secrets of staff, and names who is throttled without naming anybody. */
  readonly staffKey: Uint8Array
  /** Not that of customers: many of them signing in must not keep staff out. */
  readonly hasher: PasswordHasher
  readonly brand: string
  /** Where staff see the back office: origin without a slash at its end. */
  readonly backofficeUrl: string
  readonly mailStaff?: MailStaff
  /** Whether links of invitations are shown although they are mailed: in a play world, which has no mail of its own. */
  readonly isLinkShown: boolean
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
