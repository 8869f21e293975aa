import { askedLanguage, errorMessage } from '@causeway/content/error-messages'
import type { FastifyInstance } from 'fastify'

/**
 * Translates the error messages of calls, and why an account stays as it was (`result: false`), to the language that the
 * client asks for first. Codes and details stay as they are: programs go by them. Belongs before the routes.
 */
export function translateErrorMessages(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const language = () => askedLanguage(request.headers['accept-language'])
    if (reply.statusCode >= 400 && isErrorReply(payload)) {
      const message = errorMessage(language(), payload.error.code)
      if (message === null) return done(null, payload)
      return done(null, { ...payload, error: { ...payload.error, message } })
    }
    if (!isUnchanged(payload)) return done(null, payload)
    const says = errorMessage(language(), payload.code)
    if (says === null) return done(null, payload)
    done(null, { ...payload, errors: { ...payload.errors, [fieldOf(payload)]: says } })
  })
}

type Unchanged = { readonly code: string; readonly errors: object }

/** What `code` is about: a field where one is named, `main` where none is. */
function fieldOf({ errors }: Unchanged): string {
  return Object.keys(errors).find((field) => field !== 'main') ?? 'main'
}

function isErrorReply(payload: unknown): payload is { readonly error: { readonly code: string } } {
  if (typeof payload !== 'object' || payload === null || !('error' in payload)) return false
  const { error } = payload
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  )
}

function isUnchanged(payload: unknown): payload is Unchanged {
  if (typeof payload !== 'object' || payload === null) return false
  if (!('result' in payload && 'code' in payload && 'errors' in payload)) return false
  const { result, code, errors } = payload
  return (
    result === false && typeof code === 'string' && typeof errors === 'object' && errors !== null
  )
}
