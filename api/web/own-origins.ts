import type { FastifyRequest } from 'fastify'
import type { RouteNeeds } from './web-route.ts'

/** Origins of our own pages: the public one, and the one that this request was sent to. */
export function ownOrigins(
  { publicOrigin }: Pick<RouteNeeds, 'publicOrigin'>,
  request: FastifyRequest,
): readonly string[] {
  return [publicOrigin, `${request.protocol}://${request.host}`]
}
