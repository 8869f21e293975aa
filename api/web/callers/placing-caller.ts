import type { FastifyRequest } from 'fastify'
import type { Answer, Caller } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { callerOf, type OwnSite } from '../../http/index.ts'
import type { RouteNeeds } from '../route-needs.ts'
import { asksFromHere } from './changing-session.ts'

/**
 * Who makes an order. Anybody may; but an order of somebody's account must come from our own pages: a page of another
 * site could else put its own address among those that are offered to him later (EXCH-04, docs/adr/0008-csrf.md).
 */
export function placingCaller(
  { countries, ...site }: OwnSite & Pick<RouteNeeds, 'countries'>,
  request: FastifyRequest,
): Answer<Caller> {
  const caller = callerOf(request, countries)
  if (caller.session && !asksFromHere(site, request)) {
    return refuseRequest({ code: 'other_origin' })
  }
  return { ok: true, status: 200, body: caller }
}
