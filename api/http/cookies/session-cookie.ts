import { parseCookie } from 'cookie'

/** What the product keeps in a browser of whoever signs in. */
export type AccountCookies = {
  /** Null: no session. */
  readonly session: string | null
  readonly device: string | null
  readonly csrf: string | null
  /** AUTH-15: the person confirmed not to live in Japan. */
  readonly notJapanResident: boolean
}

/** Longest that browsers keep a cookie (RFC 6265bis, 5.5). */
const DEVICE_SECONDS = 400 * 86_400
const MONTH_SECONDS = 2_678_400
/** 32 random bytes, base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Name of the cookie in which a script of ours notes that the person confirmed not to live in Japan (AUTH-15). */
export const japanCookieName = 'not_japan_resident'

/**
 * Reads them. Over https only names with `__Host-` count: those cannot come from a sibling domain or over plain http, so
 * nobody can put his own session into another's browser.
 */
export function accountCookiesIn(header: string | undefined, isHttps: boolean): AccountCookies {
  const cookies = parseCookie(header ?? '')
  const token = (name: string) => tokenOf(cookies, name)
  return {
    session: token(nameOf('session', isHttps)),
    device: token(nameOf('device', isHttps)),
    csrf: token('csrf'),
    notJapanResident: cookies[japanCookieName] === '1',
  }
}

/** A token of ours in a `Cookie` header; null where there is none. */
export function tokenIn(header: string | undefined, name: string): string | null {
  return tokenOf(parseCookie(header ?? ''), name)
}

function tokenOf(cookies: ReturnType<typeof parseCookie>, name: string): string | null {
  const value = cookies[name]
  return value !== undefined && TOKEN.test(value) ? value : null
}

/** `Set-Cookie` value of a session; `seconds` until it ends whatever happens. */
export function sessionCookie(session: {
  readonly token: string
  readonly seconds: number
  readonly isHttps: boolean
}): string {
  return hidden('session', { ...session, value: session.token })
}

/** Takes the session out of the browser. */
export function endedSessionCookie(isHttps: boolean): string {
  return hidden('session', { value: '', seconds: 0, isHttps })
}

/** What a browser is known again by: 400 days. */
export function deviceCookie(token: string, isHttps: boolean): string {
  return hidden('device', { value: token, seconds: DEVICE_SECONDS, isHttps })
}

/** What CSRF tokens are made from: 31 days (docs/adr/0027-sessions-and-cookies.md). */
export function csrfCookie(value: string, isHttps: boolean): string {
  return cookie('csrf', { value, seconds: MONTH_SECONDS, isHttps })
}

type Kept = { readonly value: string; readonly seconds: number; readonly isHttps: boolean }

function hidden(name: string, kept: Kept): string {
  return cookie(nameOf(name, kept.isHttps), kept)
}

function nameOf(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

function cookie(name: string, { value, seconds, isHttps }: Kept): string {
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${seconds}`
  return `${name}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`
}
