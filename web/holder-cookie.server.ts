const THIRTY_ONE_DAYS_SECONDS = 2_678_400

/**
 * The `Set-Cookie` value that makes this browser the holder of an order, as the API's own reply sets it.
 * Only over https can a cookie bear the prefix `__Host-`.
 */
export function holderCookie(request: Request, publicCode: string, holderSecret: string): string {
  const isHttps = new URL(request.url).protocol === 'https:'
  const name = `${isHttps ? '__Host-' : ''}holder-${publicCode.slice(0, 8)}`
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${THIRTY_ONE_DAYS_SECONDS}`
  return `${name}=${holderSecret}; ${attributes}${isHttps ? '; Secure' : ''}`
}
