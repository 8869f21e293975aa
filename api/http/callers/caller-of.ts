import type { IncomingHttpHeaders } from 'node:http'
import { countryCodes } from '@causeway/core/fiat'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { type Caller, staffCookieName } from '../../contract/index.ts'
import { cookieHeaderOf } from '../cookies/cookie-header.ts'
import { holderSecretsIn } from '../cookies/holder-cookie.ts'
import { accountCookiesIn, tokenIn } from '../cookies/session-cookie.ts'
import { clientNetwork } from './client-network.ts'

/** Name of the cookie in which a browser keeps the country that its visitor plays to come from. */
export const playCountryName = 'play_country'

/** In place of a country: the visitor plays that nobody knows where he comes from. */
export const NO_PLAY_COUNTRY = 'none'

const MONTH_SECONDS = 2_678_400

/** `Set-Cookie` value that keeps the country a visitor of a play world comes from (ISO code; null: unknown). */
export function playCountryCookie(country: string | null): string {
  const value = country ?? NO_PLAY_COUNTRY
  return `${playCountryName}=${value}; Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax`
}

/** Proxies have codes of their own for what is no country or unknown: XX, EU, AP. */
const COUNTRIES: ReadonlySet<string> = new Set(countryCodes)
const LONGEST_USER_AGENT = 300
const LANGUAGE_CODE = /^[a-z]{2}$/

/** How the country of who asks is known (REF-01). */
export type CountrySource = {
  /** Header in which the operator's proxy names it, which counts first; null: none does. */
  readonly header: string | null
  /** The country of a client's address (ISO code); null where nobody knows. */
  readonly ofAddress: (address: string) => string | null
  /** Cookie in which a visitor of a play world says it himself, which counts before all else; null: he may not. */
  readonly playCookie: string | null
}

/** The parts of a request that say who asks. */
export type Asker = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol'>

/**
 * What a request says of who asks: his session and device by cookie, holder secrets of cookies and of the header
 * `X-Holder-Secret`, his country (`countries` null: it does not matter), and his address
 * where it tells clients apart. Whether the session is one is not asked here.
 */
export function callerOf(
  { headers, ip, protocol }: Asker,
  countries: CountrySource | null,
): Caller {
  const cookies = cookieHeaderOf(headers)
  const { session, device, notJapanResident } = accountCookiesIn(cookies, protocol === 'https')
  return {
    holderSecrets: [...holderSecretsIn(cookies, protocol === 'https'), ...shownSecrets(headers)],
    country: countries === null ? null : countryOf({ headers, ip }, countries),
    address: clientNetwork(ip),
    clientAddress: ip,
    session,
    // From the browser's own cookies alone: no page keeps those of staff itself (`X-Cookies`).
    staffSession: tokenIn(headers.cookie, staffCookieName(protocol === 'https')),
    isUnattended: headers['x-live'] === '1',
    bearer: bearerIn(headers),
    device,
    notJapanResident,
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    language: languageOf(headers),
  }
}

/** Secrets shown on purpose, by header. A page of another site cannot send it. */
export function shownSecrets(headers: IncomingHttpHeaders): readonly string[] {
  const secret = headers['x-holder-secret']
  return typeof secret === 'string' && secret !== '' ? [secret] : []
}

/**
 * The country of who asks (ISO code), by what he chose in a play world, by the proxy's header and by his address, in this
 * order; null where nobody knows.
 */
export function countryOf(
  { headers, ip }: Pick<Asker, 'headers' | 'ip'>,
  { header, ofAddress, playCookie }: CountrySource,
): string | null {
  const chosen =
    playCookie === null ? undefined : parseCookie(cookieHeaderOf(headers) ?? '')[playCookie]
  if (chosen === NO_PLAY_COUNTRY) return null
  if (chosen !== undefined && COUNTRIES.has(chosen)) return chosen
  const value = header === null ? undefined : headers[header.toLowerCase()]
  const code = typeof value === 'string' ? value.toUpperCase() : ''
  return COUNTRIES.has(code) ? code : ofAddress(ip)
}

/** RFC 6750, 2.1. */
function bearerIn({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1] ?? null
}

/** The one asked for first; null for English and for what is no language. */
function languageOf(headers: IncomingHttpHeaders): string | null {
  const [first = ''] = (headers['accept-language'] ?? '').split(',')
  const tag = first.trim().slice(0, 2).toLowerCase()
  if (!LANGUAGE_CODE.test(tag) || tag === 'en') return null
  // Vietnamese has a code of its own among ours.
  return tag === 'vi' ? 'vt' : tag
}
