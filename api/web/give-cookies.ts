import type { FastifyReply, FastifyRequest } from 'fastify'
import { type NewCookie, staffCookie } from '../contract/index.ts'
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
  const ofStaff = cookies.filter(({ kind }) => kind.startsWith('staff_'))
  // Never as a text that a script can read: staff have browsers that keep cookies.
  for (const cookie of ofStaff) reply.header('set-cookie', textOf(cookie, { isHttps, now }))
  sendCookies(
    request,
    reply,
    cookies
      .filter((cookie) => !ofStaff.includes(cookie))
      .map((cookie) => textOf(cookie, { isHttps, now })),
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
    case 'staff_session': {
      const seconds = Math.max(0, Math.ceil((cookie.endsAt.getTime() - now) / 1000))
      return staffCookie({ token: cookie.token, seconds, isHttps })
    }
    case 'staff_session_over':
      return staffCookie({ token: '', seconds: 0, isHttps })
    case 'device':
      return deviceCookie(cookie.token, isHttps)
    case 'header':
      return cookie.value
  }
}
