import { askedLanguage, refusalText } from '@causeway/content/refusals'
import type { FastifyInstance } from 'fastify'

/**
 * Says what calls refuse in the language that the client asks for first. Codes and details stay as they are: programs go
 * by them. Belongs before the routes.
 */
export function wordRefusals(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || !isRefusal(payload)) return done(null, payload)
    const language = askedLanguage(request.headers['accept-language'])
    const message = refusalText(language, payload.error.code)
    if (message === null) return done(null, payload)
    return done(null, { ...payload, error: { ...payload.error, message } })
  })
}

function isRefusal(payload: unknown): payload is { readonly error: { readonly code: string } } {
  if (typeof payload !== 'object' || payload === null || !('error' in payload)) return false
  const { error } = payload
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  )
}
