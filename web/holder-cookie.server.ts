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

const HOLDER_COOKIE = /^(?:__Host-)?holder-/

/**
 * The `Set-Cookie` values by which this browser forgets that it holds an order, or all orders (null): one for each of its
 * cookies that says so.
 */
export function forgottenCookies(request: Request, publicCode: string | null): readonly string[] {
  const names = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => HOLDER_COOKIE.test(name))
  const end = publicCode === null ? '' : `holder-${publicCode.slice(0, 8)}`
  return names
    .filter((name) => name.endsWith(end))
    .map((name) => {
      const isBound = name.startsWith('__Host-')
      return `${name}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0${isBound ? '; Secure' : ''}`
    })
}
