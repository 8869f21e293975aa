import { parseCookie } from 'cookie'

const HOLDER_COOKIE = /^(?:__Host-)?holder-/
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

/** The holder secrets in a `Cookie` header. */
export function holderSecretsIn(cookieHeader: string | undefined): readonly string[] {
  if (cookieHeader === undefined || !cookieHeader.includes('holder-')) return []
  return Object.entries(parseCookie(cookieHeader)).flatMap(([name, value]) =>
    HOLDER_COOKIE.test(name) && value ? [value] : [],
  )
}
