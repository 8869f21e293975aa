import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RequestFailure, refuseRequest } from '../../failures/index.ts'
import { failureOfError } from './failure-of-error.ts'

/** A path pattern of ours with the methods that it answers to. */
export type KnownPath = { readonly pattern: RegExp; readonly allow: readonly string[] }

/**
 * Makes every failure of a scope one of ours in JSON: expected ones by the failure table, surprises as 500 with the
 * request's id, which the log has too, and nothing of our insides.
 */
export function answerErrors(scope: FastifyInstance): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = failureOfError(error)
    if (failure !== null) {
      const { status, body } = refuseRequest(failure)
      return reply.status(status).send(body)
    }
    request.log.error({ err: error, requestId: request.id }, 'a call failed unexpectedly')
    return reply.status(500).send(internalError(request.id))
  })
}

/**
 * Says of a path that it is unknown (404), or which methods it answers to (405 with `Allow`). A route of its own,
 * because the pages' catch-all at the root would take such requests before any not-found handler; and in a hook,
 * because nobody should have to send a readable body to learn that.
 */
export function answerUnknownPaths(scope: FastifyInstance, knownPaths: readonly KnownPath[]): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const failure = notFound(knownPaths, request)
    if (failure.code === 'method_not_allowed') reply.header('allow', failure.allow.join(', '))
    const { status, body } = refuseRequest(failure)
    return reply.status(status).send(body)
  }
  for (const url of ['/', '/*']) scope.all(url, { onRequest: refuse }, refuse)
  scope.setNotFoundHandler(refuse)
}

/** The body of a 500: only the id under which the log tells more. */
function internalError(requestId: string) {
  return {
    error: {
      code: 'internal',
      message: `Something broke on our side. Try again in a minute; if it stays, tell the operator this number: ${requestId}`,
      details: { requestId },
    },
  }
}

function notFound(
  knownPaths: readonly KnownPath[],
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
): RequestFailure {
  const [path = ''] = url.split('?')
  const known = knownPaths.find(({ pattern }) => pattern.test(path))
  // A part of the path that is too long matches here, but not in the router.
  return known === undefined || known.allow.includes(method)
    ? { code: 'path_unknown' }
    : { code: 'method_not_allowed', allow: known.allow }
}
