import type { FastifyError } from 'fastify'
import type { RequestFailure } from '../../failures/index.ts'
import { schemaFailure } from './schema-failure.ts'

/** Carries a refusal out of places where the HTTP framework knows only errors: body parsers and hooks. */
export class RefusedRequest extends Error {
  readonly failure: RequestFailure

  constructor(failure: RequestFailure) {
    super(failure.code)
    this.name = 'RefusedRequest'
    this.failure = failure
  }
}

/** The expected failure behind an error of the HTTP framework; null for a surprise. */
export function failureOfError(error: FastifyError): RequestFailure | null {
  if (error instanceof RefusedRequest) return error.failure
  if (error.validation) return schemaFailure(error.validation)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'body_too_large' }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'media_type_unsupported' }
  const status = error.statusCode ?? 500
  // Whoever sent a body hung up before its end. Nobody reads the answer.
  if (error.code === 'ECONNRESET' && status === 400) return { code: 'request_malformed' }
  // The framework's own complaints about a request: an aborted body, a wrong length, an address that cannot be decoded.
  return error.code?.startsWith('FST_ERR_') && status >= 400 && status < 500
    ? { code: 'request_malformed' }
    : null
}
