import type { Catalogue } from '@causeway/core/currencies'
import type { MailStaff } from '../notifications/index.ts'
import type { OrderNeeds } from '../orders/index.ts'

export type DeskNeeds = Pick<
  OrderNeeds,
  | ('database' | 'clock' | 'notifier' | 'watch' | 'wake')
  | ('chains' | 'compliance' | 'flavourOf' | 'termsOf' | 'freshSnapshot')
> & {
  /** Reads amounts in whole coins. */
  readonly catalogue: Catalogue
  /** Leaves mails to members of staff, in the caller’s transaction. */
  readonly mailStaff: MailStaff
}
