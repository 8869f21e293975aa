import { formatUnits } from '@causeway/core/money'
import type {
  AccountView,
  PasskeyView,
  SessionSummary,
  SocialAccount,
} from '@causeway/server/accounts'
import type { PasskeyOut, SessionOut, SocialAccountOut, UserOut } from '../../contract/index.ts'
import { isoTime } from '../reference/iso-time.ts'

/** The user as clients know him; null for `fields`: everything. `apiRevenueShare` is a percentage. */
export function userOut(account: AccountView, fields: readonly (keyof UserOut)[] | null): UserOut {
  const { apiShareBps, createdAt, ...known } = account
  const all: Required<UserOut> = {
    ...known,
    totpLink: account.totpQrLink,
    totpUnconfirmed: account.totpState === 'unconfirmed',
    network: null,
    apiRevenueShare: apiShareBps === null ? null : formatUnits(BigInt(apiShareBps), 2),
    createdAt: isoTime(createdAt.getTime()),
  }
  if (fields === null) return all
  const wanted: ReadonlySet<string> = new Set(fields)
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)))
}

/** Yes and no of an account, by name. */
export const userFlagNames = [
  'subscribed',
  'hasPassword',
  'totpEnabled',
  'totpUnconfirmed',
  'affiliateApproved',
] as const

export function flagsOf(account: AccountView): ReadonlyMap<string, boolean> {
  const flags: Readonly<Record<(typeof userFlagNames)[number], boolean>> = {
    subscribed: account.subscribed,
    hasPassword: account.hasPassword,
    totpEnabled: account.totpState === 'enabled',
    totpUnconfirmed: account.totpState === 'unconfirmed',
    affiliateApproved: account.affiliateApproved,
  }
  return new Map(Object.entries(flags))
}

export function sessionOut({ createdAt, seenAt, ...shown }: SessionSummary): SessionOut {
  return { ...shown, createdAt: isoTime(createdAt.getTime()), seenAt: isoTime(seenAt.getTime()) }
}

export function passkeyOut({ id, name, createdAt, usedAt }: PasskeyView): PasskeyOut {
  return {
    id,
    name,
    createdAt: isoTime(createdAt.getTime()),
    usedAt: usedAt === null ? null : isoTime(usedAt.getTime()),
  }
}

export function socialAccountOut(account: SocialAccount): SocialAccountOut {
  const { id: serviceId, email, linkedAt, provider } = account
  return { serviceId, provider, email, linkedAt: isoTime(linkedAt.getTime()) }
}
