import type { AccountCalls } from '@causeway/widget/client'
import type { ProfileData } from './profile-data.ts'

/** What every part of the settings works with. */
export type PartProps = ProfileData & {
  readonly calls: AccountCalls
  /** Has the page read again what it shows. */
  readonly refresh: () => Promise<void>
  /** The account is no more: to leave the page. */
  readonly onDeleted: () => void
}
