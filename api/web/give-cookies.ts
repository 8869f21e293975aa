import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewCookie } from '../contract/index.ts'
import {
  deviceCookie,
  endedSessionCookie,
  holderCookie,
  sendCookies,
  sessionCookie,
} from '../http/index.ts'

/** Puts a call's cookies into the browser that made it; `now`: milliseconds since 1970. */
export function giveCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    cookies = [],
    now,
  }: { readonly cookies?: readonly NewCookie[] | undefined; readonly now: number },
): void {
  const isHttps = request.protocol === 'https'
  if (cookies.length === 0) return
  sendCookies(
    request,
    reply,
    cookies.map((cookie) => textOf(cookie, { isHttps, now })),
  )
}

function textOf(
  cookie: NewCookie,
  { isHttps, now }: { readonly isHttps: boolean; readonly now: number },
): string {
  switch (cookie.kind) {
    case 'holder':
      return holderCookie({ ...cookie, isHttps })
    case 'session': {
      const seconds = Math.max(0, Math.ceil((cookie.endsAt.getTime() - now) / 1000))
      return sessionCookie({ token: cookie.token, seconds, isHttps })
    }
    case 'session_over':
      return endedSessionCookie(isHttps)
    case 'device':
      return deviceCookie(cookie.token, isHttps)
    case 'header':
      return cookie.value
  }
}
