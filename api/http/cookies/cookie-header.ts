import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookies of a request. A client whose cookies are turned off keeps them itself and sends them as `X-Cookies`
 * (AUTH-10). Then the browser's own do not count, so that a script cannot have what is hidden from it turned into
 * something that it can read.
 */
export function cookieHeaderOf(headers: IncomingHttpHeaders): string | undefined {
  const own = ownCookies(headers)
  return own ?? headers.cookie
}

/** Whether the client keeps its cookies itself. A page of another site cannot send this header. */
export function keepsOwnCookies(headers: IncomingHttpHeaders): boolean {
  return ownCookies(headers) !== null
}

/** Hands cookies over as the client keeps them: by `Set-Cookie`, or by `X-Set-Cookies`, with commas between them. */
export function sendCookies(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  cookies: readonly string[],
): void {
  if (!keepsOwnCookies(headers)) {
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    return
  }
  const before = reply.getHeader('x-set-cookies')
  const all = typeof before === 'string' ? [before, ...cookies] : cookies
  if (all.length > 0) reply.header('x-set-cookies', all.join(', '))
}

function ownCookies(headers: IncomingHttpHeaders): string | null {
  const own = headers['x-cookies']
  return typeof own === 'string' ? own : null
}
