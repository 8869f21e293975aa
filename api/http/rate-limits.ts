import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isLocalPeer } from './peer.ts'
import { RefusedRequest } from './refused-request.ts'

/** Requests a minute from one client address (IPv6: one /64) for each group of calls; null: unlimited. */
export type RateLimits = {
  readonly estimate: number
  readonly create: number
  /** Questions that other services are asked for. */
  readonly names: number
  /** Tries to sign in or up, or to recover a password. */
  readonly auth: number
  readonly other: number
  /** True where this machine itself is not limited: tests and the operator's own tools in a play world. */
  readonly exceptLocal: boolean
}

export type RateLimitGroup = 'estimate' | 'create' | 'names' | 'auth' | 'other'

export const defaultRateLimits: RateLimits = {
  estimate: 300,
  create: 30,
  names: 60,
  auth: 20,
  other: 600,
  exceptLocal: false,
}

/** Lets routes of this scope name their group in `config.rateLimit`, as `rateLimitOf` writes it. */
export async function limitRates(scope: FastifyInstance, limits: RateLimits): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    ...(limits.exceptLocal
      ? {
          allowList: (request) =>
            isLocalPeer({ peerAddress: request.socket.remoteAddress, headers: request.headers }),
        }
      : {}),
    errorResponseBuilder: (_request, { ttl }) =>
      new RefusedRequest({ code: 'rate_limited', retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}

/** A route's part of the limits. */
export function rateLimitOf(limits: RateLimits, group: RateLimitGroup) {
  return { max: limits[group], timeWindow: 60_000 }
}
