import type { FastifyRequest } from 'fastify'
import type { Answer, Caller, CallSpec } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import {
  type AskingPartner,
  type AskingStaff,
  askingStaff,
  type SignedIn,
} from '../../handlers/index.ts'
import { callerOf, isFromOwnPage } from '../../http/index.ts'
import type { RouteNeeds } from '../route-needs.ts'
import { askingPartner } from './asking-partner.ts'
import { changingCaller } from './changing-caller.ts'
import { changingSession, comesFromElsewhere, signedIn } from './changing-session.ts'
import { placingCaller } from './placing-caller.ts'

/** Who asks: with the session where the call's access is `account` or `staff`, with the key where it is `partner`. */
export type WhoAsks =
  | SignedIn
  | AskingPartner
  | AskingStaff
  | { readonly session: null; readonly caller: Caller }

/** What a request gives beside its input, to prove that it may be made. */
type Given = { readonly csrf: unknown; readonly holderSecret: unknown }

/**
 * Who makes a call, or why he may not, by the call's access. The operator's and partners' calls are refused earlier,
 * before their bodies are read; a provider's webhook is believed by its signature alone.
 */
export async function whoAsks(
  needs: RouteNeeds,
  spec: CallSpec,
  request: FastifyRequest,
  given: Given,
): Promise<Answer<WhoAsks>> {
  const { access, method } = spec
  switch (access) {
    case 'account':
      return method === 'GET'
        ? signedIn(needs, request)
        : changingSession(needs, request, textOf(given.csrf))
    case 'holder':
      return known(changingCaller(needs, request, textOf(given.holderSecret)))
    case 'customer':
      return known(placingCaller(needs, request))
    case 'partner':
      return askingPartner(request)
    case 'staff':
      // Also of what only reads: nobody else's page has anything to ask here.
      if (method === 'GET' ? comesFromElsewhere(needs, request) : !isFromOwnPage(needs, request)) {
        return refuseRequest({ code: 'other_origin' })
      }
      return askingStaff(needs.staffDoor, spec, callerOf(request, null))
    case 'own_site':
      if (comesFromElsewhere(needs, request)) return refuseRequest({ code: 'other_origin' })
      return anyone(needs, request)
    case 'public':
    case 'visitor':
    case 'provider':
    case 'operator':
    case 'this_machine':
      return anyone(needs, request)
  }
}

function anyone({ countries }: RouteNeeds, request: FastifyRequest): Answer<WhoAsks> {
  return known({ ok: true, status: 200, body: callerOf(request, countries) })
}

function known(caller: Answer<Caller>): Answer<WhoAsks> {
  return caller.ok ? { ...caller, body: { session: null, caller: caller.body } } : caller
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
