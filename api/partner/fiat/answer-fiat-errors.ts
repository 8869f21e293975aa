import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { RefusedRequest } from '../../http/index.ts'
import { fiatFailures, type PartnerFiatFailure } from './fiat-failure.ts'

/** Sends an error as Fiat v1 has it. */
export function sendFailure(
  reply: FastifyReply,
  { status, ...body }: PartnerFiatFailure,
): FastifyReply {
  return reply.code(status).send(body)
}

/** Makes every failure of a scope one of Fiat v1, surprises as 500 with nothing of our insides. */
export function answerFiatErrors(scope: FastifyInstance, onError: (error: unknown) => void): void {
  scope.setErrorHandler<FastifyError>((error, _request, reply) => {
    const failure = failureOf(error)
    if (failure.status === fiatFailures.internal().status) onError(error)
    return sendFailure(reply, failure)
  })
}

function failureOf(error: FastifyError): PartnerFiatFailure {
  if (error instanceof RefusedRequest) {
    return error.failure.code === 'rate_limited'
      ? fiatFailures.tooManyRequests()
      : fiatFailures.malformed('The body is not readable as JSON')
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fiatFailures.tooLarge()
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fiatFailures.notJson()
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 500
    ? fiatFailures.malformed('The request is not readable')
    : fiatFailures.internal()
}
