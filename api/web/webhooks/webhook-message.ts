import type { WebhookMessage } from '@causeway/core/ports'
import type { FastifyRequest } from 'fastify'
import { signedBody } from './signed-body.ts'

/** A provider's message as it came: its headers that stand once, and the very text that was signed. */
export function webhookMessage(request: FastifyRequest): WebhookMessage {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      (header): header is [string, string] => typeof header[1] === 'string',
    ),
  )
  return { headers, rawBody: signedBody(request) }
}
