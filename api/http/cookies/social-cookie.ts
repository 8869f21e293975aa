import { tokenIn } from './session-cookie.ts'

/** As long as somebody may take at the provider, or until the mailed link is too old. */
export const socialSeconds = { atProvider: 600, untilMailed: 3600 } as const

/** `Set-Cookie` value that binds a try to sign in elsewhere to this browser (AUTH-06). */
export function socialCookie(secret: string, seconds: number, isHttps: boolean): string {
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${seconds}`
  return `${nameOf(isHttps)}=${secret}; ${attributes}${isHttps ? '; Secure' : ''}`
}

/** The secret in a `Cookie` header; null where there is none. */
export function socialSecretIn(header: string | undefined, isHttps: boolean): string | null {
  return tokenIn(header, nameOf(isHttps))
}

function nameOf(isHttps: boolean): string {
  return isHttps ? '__Host-social' : 'social'
}
