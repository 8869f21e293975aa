import type { NewSession, RotatedSession } from '@causeway/server/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../contract/index.ts'
import { deviceCookie, endedSessionCookie, sendCookies, sessionCookie } from '../http/index.ts'
import type { RouteNeeds } from './web-route.ts'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * Puts a session that has just begun into the browser, ends the one that it replaces, and lets the orders that this
 * browser holds join the account (TRACK-06).
 */
export async function keepSession(
  { accounts }: RouteNeeds,
  { request, reply }: Exchange,
  { session, caller }: { readonly session: NewSession; readonly caller: Caller },
): Promise<void> {
  const { joinOrders, signIn } = accounts.useCases
  // What the browser had before must not stay good somewhere else.
  if (caller.session && caller.session !== session.token) await signIn.signOut(caller.session)
  await joinOrders(session.account.id, caller.holderSecrets)
  const isHttps = request.protocol === 'https'
  sendCookies(request, reply, [deviceCookie(session.deviceToken, isHttps)])
  keepRotated({ accounts }, { request, reply }, session)
}

/** Puts a session's new token into the browser. */
export function keepRotated(
  { accounts }: Pick<RouteNeeds, 'accounts'>,
  { request, reply }: Exchange,
  { token, endsAt }: RotatedSession,
): void {
  const seconds = Math.max(0, Math.ceil((endsAt.getTime() - accounts.useCases.now()) / 1000))
  const isHttps = request.protocol === 'https'
  sendCookies(request, reply, [sessionCookie({ token, seconds, isHttps })])
}

/** Takes the session out of the browser. */
export function dropSession({ request, reply }: Exchange): void {
  sendCookies(request, reply, [endedSessionCookie(request.protocol === 'https')])
}
