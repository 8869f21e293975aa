import type { UserOut } from '@causeway/api/contract'
import type { Account } from './profile-data.ts'

/** What the page shows of a user; null for nobody, and where a field is missing. */
export function accountOf(user: UserOut | null): Account | null {
  if (user?.email === undefined || user.totpState === undefined) return null
  const { email, totpState } = user
  return {
    email,
    totpState,
    subscribed: user.subscribed ?? false,
    totpQrLink: user.totpQrLink ?? null,
    totpSecret: user.totpSecret ?? null,
    hasPassword: user.hasPassword ?? false,
    transactionsCount: user.transactionsCount ?? 0,
  }
}
