/** A page of another site that led here. */
export type Referrer = {
  /** Its host. */
  readonly ref: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** A visit by a link with a ref id. */
export type ReferralClick = { readonly refId: string; readonly time: number }

/** Which of several clicks counts, and for how long. */
export type AttributionRule = { readonly click: 'first' | 'last'; readonly windowDays: number }

/** How many referrers are kept. */
export const MOST_REFERRERS = 6
const DAY = 86_400_000
const LONGEST_HOST = 253

/**
 * The referrers to keep after a visit, newest first (EARN-03): the six newest, one entry a host, and only hosts outside
 * the product's domain. `referrer`: what the browser says, as a URL; anything else changes nothing.
 */
export function keepReferrers(
  known: readonly Referrer[],
  visit: { readonly referrer: string; readonly time: number; readonly ownHost: string },
): readonly Referrer[] {
  const host = hostOf(visit.referrer)
  if (host === null || isWithin(host, visit.ownHost)) return known.slice(0, MOST_REFERRERS)
  const others = known.filter(({ ref }) => ref !== host)
  return [{ ref: host, time: visit.time }, ...others]
    .toSorted((one, two) => two.time - one.time)
    .slice(0, MOST_REFERRERS)
}

/** The click that an order made now is attributed to: the first or the last within the window; null where there is none. */
export function attributedClick(
  clicks: readonly ReferralClick[],
  rule: AttributionRule,
  now: number,
): ReferralClick | null {
  const counting = clicks
    .filter(({ time }) => time <= now && now - time <= rule.windowDays * DAY)
    .toSorted((one, two) => one.time - two.time)
  return (rule.click === 'first' ? counting[0] : counting.at(-1)) ?? null
}

const WEB_ADDRESS = /^https?:\/\/(?:[^/?#@]*@)?([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i

function hostOf(referrer: string): string | null {
  const host = WEB_ADDRESS.exec(referrer)?.[1]?.toLowerCase() ?? ''
  return host === '' || host.length > LONGEST_HOST ? null : host
}

/** The product's own host, its subdomains, and the hosts above it but the last label. */
function isWithin(host: string, ownHost: string): boolean {
  const own = ownHost.toLowerCase().replace(/^www\./, '')
  return (
    host === own || host.endsWith(`.${own}`) || (host.includes('.') && own.endsWith(`.${host}`))
  )
}
