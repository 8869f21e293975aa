import type { RateLimitGroup } from '@causeway/api/contract'
import { refuseRequest } from '@causeway/api/failures'
import { limitRates, type RateLimits, RefusedRequest } from '@causeway/api/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Pages that ask providers of fiat whenever they are made. */
const ALWAYS_ASKING = /\/(?:buy-crypto|buy\/[^/]+(?:\/[^/]+)?)$/
/** Pages that ask them by request, and the names in the query that have them ask. */
const ASKING = /\/(?:buy|sell|sell-crypto)$/
const ASKED_BY = ['offers', 'provider'] as const

/** Where staff prove who they are. */
const STAFF_DOORS = /^\/backoffice\/(?:sign-in|invitation(?:\/.*)?)$/

/** Controls of the play world, limited as their calls are. */
const PLAYED = /^(?:\/[a-z]{2})?\/sandbox(?:\/|$)/

/**
 * Limits what pages do for a visitor as the calls under `/api` are limited: a form makes an order, some pages ask other
 * services, and each takes time to make: one that is made for this request counts apart from one that is at hand.
 * Belongs before the routes of the scope.
 */
export async function limitPages(
  scope: FastifyInstance,
  limits: RateLimits,
  isAtHand: (request: FastifyRequest) => boolean,
): Promise<void> {
  const limitTo = await limitRates(scope, limits, 'pages')
  scope.addHook('onRequest', async function limit(request, reply) {
    try {
      await limitTo[groupOf(request, isAtHand)].call(this, request, reply)
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error
      const { status, body } = refuseRequest(error.failure)
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
  })
}

function groupOf(
  request: FastifyRequest,
  isAtHand: (request: FastifyRequest) => boolean,
): RateLimitGroup {
  const { method, url } = request
  const path = pagePath(url)
  if (method === 'POST' && STAFF_DOORS.test(path)) return 'auth'
  if (method === 'POST') return PLAYED.test(path) ? 'other' : 'create'
  const [, query = ''] = url.split('?')
  if (ALWAYS_ASKING.test(path)) return 'names'
  const asked = new URLSearchParams(query)
  if (ASKING.test(path) && ASKED_BY.some((name) => asked.has(name))) return 'names'
  return isAtHand(request) ? 'other' : 'pages'
}

/** The path as the router reads it, which knows several ways to write one; of its data requests that of the page. */
function pagePath(url: string): string {
  const { pathname } = URL.parse(`http://page${url}`) ?? { pathname: url }
  return decoded(pathname)
    .toLowerCase()
    .replace(/(?:\/_)?\.data$/, '')
    .replace(/\/+$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
