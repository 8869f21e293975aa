import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieHeaderOf, sendCookies } from '../cookies/cookie-header.ts'
import { accountCookiesIn, csrfCookie } from '../cookies/session-cookie.ts'
import { csrfToken, isCsrfToken, newCsrfCookie } from './csrf.ts'

/** The token for the next change; gives the browser the cookie that it belongs to, where it has none (AUTH-10). */
export function giveCsrfToken(
  key: Uint8Array,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const { csrf, session } = cookiesOf(request)
  const cookie = csrf ?? newCsrfCookie()
  if (csrf === null) {
    sendCookies(request, reply, [csrfCookie(cookie, request.protocol === 'https')])
  }
  return csrfToken(key, { cookie, session })
}

/** Whether a change carries the token of this browser and session: in its body or query, or as `X-CSRF-Token`. */
export function hasCsrfToken(
  key: Uint8Array,
  request: FastifyRequest,
  given: string | null | undefined,
): boolean {
  const header = request.headers['x-csrf-token']
  const token = given || (typeof header === 'string' ? header : '')
  const { csrf, session } = cookiesOf(request)
  return csrf !== null && isCsrfToken(key, { cookie: csrf, session }, token)
}

function cookiesOf({ headers, protocol }: FastifyRequest) {
  return accountCookiesIn(cookieHeaderOf(headers), protocol === 'https')
}
