import { refuseRequest } from '@causeway/api/failures'
import {
  limitRates,
  type RateLimitGroup,
  type RateLimits,
  RefusedRequest,
} from '@causeway/api/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Pages that ask providers of fiat whenever they are made. */
const ALWAYS_ASKING = /\/(?:buy-crypto|buy\/[^/]+(?:\/[^/]+)?)(?:\.data)?\/?$/
/** Pages that ask them by request, and the names in the query that have them ask. */
const ASKING = /\/(?:buy|sell|sell-crypto)(?:\.data)?\/?$/
const ASKED_BY = ['offers', 'provider'] as const

/**
 * Limits what pages do for a visitor as the calls under `/api` are limited: a form makes an order, and some pages ask other
 * services. Belongs before the routes of the scope.
 */
export async function limitPages(scope: FastifyInstance, limits: RateLimits): Promise<void> {
  const limitTo = await limitRates(scope, limits)
  scope.addHook('onRequest', async function limit(request, reply) {
    const group = groupOf(request)
    if (group === null) return
    try {
      await limitTo[group].call(this, request, reply)
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error
      const { status, body } = refuseRequest(error.failure)
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
  })
}

function groupOf({ method, url }: FastifyRequest): RateLimitGroup | null {
  if (method === 'POST') return 'create'
  const [path = '', query = ''] = url.split('?')
  if (ALWAYS_ASKING.test(path)) return 'names'
  const asked = new URLSearchParams(query)
  return ASKING.test(path) && ASKED_BY.some((name) => asked.has(name)) ? 'names' : null
}
