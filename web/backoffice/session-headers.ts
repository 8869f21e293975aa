import { type Answer, staffCookie } from '@causeway/api/contract'

/** The cookies of a call that begins or ends a session, for a page’s reply. `now`: milliseconds since 1970. */
export function sessionHeaders(answer: Answer<unknown>, request: Request, now: number): Headers {
  const headers = new Headers()
  const isHttps = new URL(request.url).protocol === 'https:'
  for (const cookie of answer.ok ? (answer.cookies ?? []) : []) {
    if (cookie.kind === 'staff_session') {
      const seconds = Math.ceil((cookie.endsAt.getTime() - now) / 1000)
      headers.append('Set-Cookie', staffCookie({ token: cookie.token, seconds, isHttps }))
    } else if (cookie.kind === 'staff_session_over') {
      headers.append('Set-Cookie', staffCookie({ token: '', seconds: 0, isHttps }))
    }
  }
  return headers
}
