/** Where a visitor came from: host of the page, and when, in milliseconds since 1970 (TELE-07). */
export type Referral = { readonly ref: string; readonly time: number }

const MOST_KEPT = 6
const LONGEST_HOST = 253

/**
 * The referrals with one more at their head, 6 newest at most. Null where there is nothing to add: no host of a page
 * before this one, or one of our own domain (`ownHost`, its subdomains and the domain it is a subdomain of by `www.`).
 */
export function addReferral(
  kept: readonly Referral[],
  visit: { readonly host: string; readonly ownHost: string; readonly now: number },
): readonly Referral[] | null {
  const { host, now, ownHost } = visit
  if (host === '' || host.length > LONGEST_HOST || isOwn(host, ownHost)) return null
  return [{ ref: host, time: now }, ...kept].slice(0, MOST_KEPT)
}

/** Reads the list as it was kept, newest first; what is no referral is left out. */
export function readReferrals(text: string | null): readonly Referral[] {
  const kept: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(kept) ? kept.filter(isReferral).slice(0, MOST_KEPT) : []
}

function isOwn(host: string, ownHost: string): boolean {
  const domain = ownHost.replace(/^www\./, '')
  return host === domain || host.endsWith(`.${domain}`)
}

function isReferral(value: unknown): value is Referral {
  if (typeof value !== 'object' || value === null) return false
  if (!('ref' in value && 'time' in value)) return false
  const { ref, time } = value
  return typeof ref === 'string' && ref.length <= LONGEST_HOST && typeof time === 'number'
}
