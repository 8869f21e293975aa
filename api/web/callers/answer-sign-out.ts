import type { webCalls } from '../../contract/index.ts'
import {
  cookieHeaderOf,
  endedHolderCookies,
  endedSessionCookie,
  sendCookies,
} from '../../http/index.ts'
import type { HttpHandler } from '../http-handler.ts'
import { changingSession } from './changing-session.ts'

/** Ends the session on the server, and takes it and the orders' cookies out of the browser (AUTH-11). */
export const answerSignOut: HttpHandler<typeof webCalls.signOut> = async (needs, exchange) => {
  const { caller, input, request, reply } = exchange
  const { session } = caller
  const asked = session ? await changingSession(needs, request, input._csrf) : null
  // A session that is over already leaves the browser without more ado.
  if (asked !== null && !asked.ok && asked.body.error.code !== 'signed_out') return asked
  if (session) {
    await needs.accounts.useCases.signIn.signOut(session)
    sendCookies(request, reply, endedHolderCookies(cookieHeaderOf(request.headers)))
  }
  sendCookies(request, reply, [endedSessionCookie(request.protocol === 'https')])
  const redirect = input.no_redirect === true ? null : '/'
  return { ok: true, status: 200, body: { result: true, redirect } }
}
