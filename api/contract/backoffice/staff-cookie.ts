/** `Set-Cookie` value of a staff session; over https with the prefix `__Host-`. An empty token takes it out of the browser. */
export function staffCookie(given: {
  readonly token: string
  /** Until it ends whatever happens. */
  readonly seconds: number
  readonly isHttps: boolean
}): string {
  const { isHttps, seconds, token } = given
  const attributes = `HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`
  return `${staffCookieName(isHttps)}=${token}; ${attributes}${isHttps ? '; Secure' : ''}`
}

/** Name of the cookie: over https no sibling domain and no plain http can set it. */
export function staffCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-staff' : 'staff'
}
