import { lifetimes } from '@causeway/core/accounts'

type TotpColumns = {
  readonly totp_state: 'disabled' | 'unconfirmed' | 'enabled'
  readonly totp_begun_at: Date | null
}

/**
 * Whether an authenticator's secret waits for its first code, and is young enough: whoever comes back later gets another
 * one, and not one that somebody else may have read off an open session meanwhile.
 */
export function isTotpBegun({ totp_begun_at, totp_state }: TotpColumns, now: number): boolean {
  const begunAt = totp_begun_at?.getTime() ?? 0
  return totp_state === 'unconfirmed' && now - begunAt < lifetimes.totpSetupSeconds * 1000
}
