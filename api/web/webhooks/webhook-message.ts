import type { WebhookMessage } from '@causeway/core/ports'
import type { FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, string>()

/**
 * Keeps what a provider signed, and what a partner's request is known by if it comes again, until the request is answered; no
 * other body is kept twice.
 */
export function keepSignedBody(request: FastifyRequest, body: string): void {
  const isKept = request.url.includes('/webhooks/') || request.url.startsWith('/api/partner/')
  if (isKept) bodies.set(request, body)
}

/** The body of such a request as it came. */
export function signedBody(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}

/** A provider's message as it came: its headers that stand once, and the very text that was signed. */
export function webhookMessage(request: FastifyRequest): WebhookMessage {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      (header): header is [string, string] => typeof header[1] === 'string',
    ),
  )
  return { headers, rawBody: signedBody(request) }
}
