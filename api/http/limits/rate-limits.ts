import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { RateLimitGroup } from '../../contract/index.ts'
import { isLocalPeer } from '../callers/peer.ts'
import { RefusedRequest } from '../errors/failure-of-error.ts'

const MINUTE_MILLISECONDS = 60_000

/** Requests a minute from one client address (IPv6: one /64), for all calls of a group together. */
export type RateLimits = {
  readonly estimate: number
  readonly create: number
  /** Questions that other services are asked for, and what takes long to make. */
  readonly names: number
  /** Tries to sign in or up or to recover a password, and changes of an account that ask for proof. */
  readonly auth: number
  /** What pages tell of themselves. */
  readonly events: number
  /** Pages that are made for who asks: those at hand count among the others. */
  readonly pages: number
  readonly other: number
  /**
   * Counts a request of a caller, of so many that are allowed in a minute, and answers how many other processes have counted;
   * absent: there are none.
   */
  readonly countOthers?: (caller: string, most: number) => number
  /** True where this machine itself is not limited: tests and the operator's own tools in a play world. */
  readonly exceptLocal: boolean
}

const UNLIMITED = 1_000_000_000

/** Limits that nobody reaches. */
export const noRateLimits: RateLimits = {
  estimate: UNLIMITED,
  create: UNLIMITED,
  names: UNLIMITED,
  auth: UNLIMITED,
  events: UNLIMITED,
  pages: UNLIMITED,
  other: UNLIMITED,
  exceptLocal: false,
}

export const defaultRateLimits: RateLimits = {
  estimate: 300,
  create: 30,
  names: 60,
  auth: 30,
  events: 120,
  pages: 120,
  other: 600,
  exceptLocal: false,
}

/**
 * Makes the check of each group, for the `onRequest` of its routes. One count for all of them: a count for each route
 * would allow as many tries as there are ways to try. `place`: what the routes are, as each place counts by itself.
 */
export async function limitRates(
  scope: FastifyInstance,
  limits: RateLimits,
  place: string,
): Promise<Readonly<Record<RateLimitGroup, onRequestAsyncHookHandler>>> {
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
  const { countOthers } = limits
  const limitOf = (group: RateLimitGroup) => {
    const most = limits[group]
    const left = (_request: FastifyRequest, network: string) =>
      Math.max(0, most - (countOthers?.(`${place} ${group} ${network}`, most) ?? 0))
    return scope.rateLimit({
      max: countOthers === undefined ? most : left,
      timeWindow: MINUTE_MILLISECONDS,
    })
  }
  return {
    estimate: limitOf('estimate'),
    create: limitOf('create'),
    names: limitOf('names'),
    auth: limitOf('auth'),
    events: limitOf('events'),
    pages: limitOf('pages'),
    other: limitOf('other'),
  }
}
