import type { FastifyRequest } from 'fastify'
import type { Answer, Caller } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { callerOf, type OwnSite, shownSecrets } from '../../http/index.ts'
import type { RouteNeeds } from '../route-needs.ts'
import { asksFromHere } from './changing-session.ts'

/**
 * Who asks for a change, or why he may not: a secret shown on purpose (in the body or a header) counts alone; what
 * cookies (an order's or a session's) alone allow, a page of another site could make this browser ask for (docs/adr/0008-csrf.md).
 */
export function changingCaller(
  needs: OwnSite & Pick<RouteNeeds, 'countries'>,
  request: FastifyRequest,
  bodySecret: string | null | undefined,
): Answer<Caller> {
  const caller = callerOf(request, needs.countries)
  const shown = shownSecrets(request.headers)
  if (bodySecret || shown.length > 0) {
    return { ok: true, status: 200, body: { ...caller, holderSecrets: shown, session: null } }
  }
  const restsOnCookies = caller.holderSecrets.length > 0 || Boolean(caller.session)
  if (restsOnCookies && !asksFromHere(needs, request)) {
    return refuseRequest({ code: 'other_origin' })
  }
  return { ok: true, status: 200, body: caller }
}
