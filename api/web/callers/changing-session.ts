import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import type { SignedIn } from '../../handlers/index.ts'
import {
  callerOf,
  hasCsrfToken,
  isFromOwnPage,
  keepsOwnCookies,
  type OwnSite,
} from '../../http/index.ts'
import type { RouteNeeds } from '../route-needs.ts'

type Unproven = 'signed_out' | 'csrf_wrong' | 'other_origin'

/** Whose session a request comes with; refused with `signed_out` where it is none, or over. */
export async function signedIn(
  { accounts, countries }: RouteNeeds,
  request: FastifyRequest,
): Promise<Answer<SignedIn, Unproven>> {
  const caller = callerOf(request, countries)
  const session = caller.session ? await accounts.useCases.signIn.readSession(caller.session) : null
  if (session === null) return refuseRequest({ code: 'signed_out' })
  return { ok: true, status: 200, body: { session, caller } }
}

/**
 * Who changes his account, or why he may not (AUTH-10, docs/adr/0027-sessions-and-cookies.md): one of our own pages
 * asks, somebody is signed in, and the token is that of this browser and this session.
 */
export async function changingSession(
  needs: RouteNeeds,
  request: FastifyRequest,
  given: string | null | undefined,
): Promise<Answer<SignedIn, Unproven>> {
  if (!asksFromHere(needs, request)) return refuseRequest({ code: 'other_origin' })
  const asked = await signedIn(needs, request)
  if (!asked.ok) return asked
  const hasToken = hasCsrfToken(needs.accounts.csrfKey, request, given)
  return hasToken ? asked : refuseRequest({ code: 'csrf_wrong' })
}

/**
 * False where a page of another site has this browser ask. Programs say nothing of pages; they keep their cookies
 * themselves (`X-Cookies`), where no browser adds them by itself.
 */
export function asksFromHere(site: OwnSite, request: FastifyRequest): boolean {
  if (isFromOwnPage(site, request)) return true
  return keepsOwnCookies(request.headers) && !namesOrigin(request)
}

/** The same for whoever has no session yet, programs without cookies among them: nobody is signed in by another site. */
export function comesFromElsewhere(needs: RouteNeeds, request: FastifyRequest): boolean {
  return namesOrigin(request) && !isFromOwnPage(needs, request)
}

function namesOrigin({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
}
