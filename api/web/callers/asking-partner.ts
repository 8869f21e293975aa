import { createHash } from 'node:crypto'
import type { PartnerOutcome, PartnerScope } from '@causeway/core/partners'
import type { UseCases } from '@causeway/server'
import type { PartnerKey } from '@causeway/server/partners'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import type { AskingPartner } from '../../handlers/index.ts'
import { callerOf, RefusedRequest } from '../../http/index.ts'
import { type KeyGate, restDialects } from '../../partner/index.ts'
import { signedBody } from '../webhooks/webhook-message.ts'

const keys = new WeakMap<FastifyRequest, PartnerKey>()
const NO_BODY = Buffer.alloc(0)
const ONE_SECOND = '1'

/**
 * The check of a call by key, for the `onRequest` of its route: nothing of a request is read before its key is known. The
 * refusal is the same whatever is wrong with the key.
 */
export function admitPartner(gate: KeyGate, scope: PartnerScope) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const who = await gate.admit({
      request: { headers: request.headers, body: NO_BODY },
      dialects: restDialects,
      address: request.ip,
    })
    if (who === null) {
      reply.header('www-authenticate', 'Bearer')
      throw new RefusedRequest({ code: 'partner_key_invalid' })
    }
    const { key } = who
    keys.set(request, key)
    if (!(await gate.takeRequests(key, 1))) {
      reply.header('retry-after', ONE_SECOND)
      const { requestsPerSecond } = key
      throw new RefusedRequest({ code: 'key_rate_limited', requestsPerSecond })
    }
    if (!key.scopes.includes(scope)) throw new RefusedRequest({ code: 'scope_missing', scope })
  }
}

/** Counts a call by key once it was answered, for its owner. One that proved no key is nobody's. */
export function countPartnerUse(record: UseCases['recordPartnerUse'], method: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = keys.get(request)
    if (key !== undefined) record({ keyId: key.id, method, outcome: outcomeOf(reply.statusCode) })
  }
}

function outcomeOf(status: number): PartnerOutcome {
  if (status < 400) return 'answered'
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'failed'
}

/** Whose program makes a call by key; its key was checked before the body was read. */
export function askingPartner(request: FastifyRequest): Answer<AskingPartner> {
  const key = keys.get(request)
  if (key === undefined) return refuseRequest({ code: 'partner_key_invalid' })
  const idempotencyKey = request.headers['idempotency-key']
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`)
  const body: AskingPartner = {
    session: null,
    caller: callerOf(request, null),
    key,
    idempotencyKey:
      typeof idempotencyKey === 'string' && idempotencyKey !== '' ? idempotencyKey : null,
    requestHash: hash.update(signedBody(request)).digest('hex'),
  }
  return { ok: true, status: 200, body }
}
