import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseRequest } from '../../failures/index.ts'
import { isHost } from './own-origins.ts'

/** One slash and then no other, no backslash, nothing that is not printed: what a browser sends (RFC 9112, 3.2.1). */
const ORIGIN_FORM = /^\/(?![/\\])[^\\#\p{Cc} ]*$/u
/** Browsers leave such parts out; taken out here, they could leave two slashes at the beginning. */
const DOT_SEGMENT = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i

/**
 * Refuses, before any route of a server, a target that somebody could read as another host's (`//host`, an absolute
 * one, one with backslashes), and a request without one `Host` that is a host. Belongs before everything else.
 */
export function guardRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    protectReply(reply.raw, request.protocol === 'https')
    if (isPlain(request)) return
    protectData(reply.raw)
    const { status, body } = refuseRequest({ code: 'request_malformed' })
    return reply.code(status).send(body)
  })
}

function isPlain({ headers, raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  const target = raw.url ?? ''
  if (hosts.length > 1 || !ORIGIN_FORM.test(target) || DOT_SEGMENT.test(target)) return false
  // HTTP/1.0 knows no Host.
  return headers.host === undefined ? raw.httpVersion === '1.0' : isHost(headers.host)
}

/** Header fields of every reply. On the raw response, so that event streams have them too. */
function protectReply(response: ServerResponse, isHttps: boolean): void {
  response.setHeader('x-content-type-options', 'nosniff')
  if (isHttps) {
    response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

/** Header fields of a reply that is no page: it loads nothing, stands in no frame and on no page of another site. */
export function protectData(response: ServerResponse): void {
  for (const [name, value] of Object.entries(dataHeaders)) response.setHeader(name, value)
}

export const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const
