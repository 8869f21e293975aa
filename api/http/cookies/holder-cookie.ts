import { parseCookie } from 'cookie'

const HOLDER_COOKIE = /^(?:__Host-)?holder-/
/** A name as we give them: nothing else goes back into a header. */
const OUR_COOKIE = /^(?:__Host-)?holder-[\w-]{1,8}$/
const LIFETIME_SECONDS = 31 * 24 * 3600

/**
 * The `Set-Cookie` value that makes a browser the holder of an order. A cookie can have the prefix `__Host-`, which no
 * other site or subdomain can set, only over https.
 */
export function holderCookie(order: {
  readonly publicCode: string
  readonly holderSecret: string
  readonly isHttps: boolean
}): string {
  const name = `${order.isHttps ? '__Host-' : ''}holder-${order.publicCode.slice(0, 8)}`
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${LIFETIME_SECONDS}`
  return `${name}=${order.holderSecret}; ${attributes}${order.isHttps ? '; Secure' : ''}`
}

/**
 * The holder secrets in a `Cookie` header. Over https only names with `__Host-` count: a sibling domain could plant any
 * other, and its order would join the account of whoever signs in (TRACK-06).
 */
export function holderSecretsIn(
  cookieHeader: string | undefined,
  isHttps: boolean,
): readonly string[] {
  if (cookieHeader === undefined || !cookieHeader.includes('holder-')) return []
  return Object.entries(parseCookie(cookieHeader)).flatMap(([name, value]) =>
    HOLDER_COOKIE.test(name) && value && (!isHttps || name.startsWith('__Host-')) ? [value] : [],
  )
}

/**
 * The `Set-Cookie` values by which a browser forgets every order that it holds: at sign-out they stay with the account,
 * and whoever uses the browser next does not find them (TRACK-06).
 */
export function endedHolderCookies(cookieHeader: string | undefined): readonly string[] {
  return Object.keys(parseCookie(cookieHeader ?? ''))
    .filter((name) => OUR_COOKIE.test(name))
    .map((name) => {
      const secure = name.startsWith('__Host-') ? '; Secure' : ''
      return `${name}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0${secure}`
    })
}
