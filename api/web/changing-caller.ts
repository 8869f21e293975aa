import type { FastifyRequest } from 'fastify'
import type { Answer, Caller } from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { callerOf, isOwnOrigin, shownSecrets } from '../http/index.ts'
import type { RouteNeeds } from './web-route.ts'

/**
 * Who asks for a change, or why he may not: a secret shown on purpose (in the body or a header) counts alone; what a
 * cookie alone allows, a page of another site could make this browser ask for (docs/adr/0008-csrf.md).
 */
export function changingCaller(
  { countryHeader, publicOrigin }: Pick<RouteNeeds, 'countryHeader' | 'publicOrigin'>,
  request: FastifyRequest,
  bodySecret: string | null | undefined,
): Answer<Caller> {
  const caller = callerOf(request.headers, countryHeader, request.ip)
  const shown = shownSecrets(request.headers)
  if (bodySecret || shown.length > 0) {
    return { ok: true, status: 200, body: { ...caller, holderSecrets: shown } }
  }
  const ownOrigins = [publicOrigin, `${request.protocol}://${request.host}`]
  if (caller.holderSecrets.length > 0 && !isOwnOrigin(request.headers, ownOrigins)) {
    return refuseRequest({ code: 'other_origin' })
  }
  return { ok: true, status: 200, body: caller }
}
