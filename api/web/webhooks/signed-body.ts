import type { FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, string>()

/** Keeps what a provider signed until the request is answered; no other body is kept twice. */
export function keepSignedBody(request: FastifyRequest, body: string): void {
  if (request.url.includes('/webhooks/')) bodies.set(request, body)
}

/** The body of a provider's message as it came. */
export function signedBody(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}
