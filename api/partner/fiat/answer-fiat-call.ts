import type { PartnerOutcome } from '@causeway/core/partners'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fiatDialects } from '../dialects/index.ts'
import type { PartnerOptions } from '../register-partner-routes.ts'
import { sendFailure } from './answer-fiat-errors.ts'
import {
  type FiatCall,
  type FiatCallAnswer,
  type FiatCallContext,
  refusedWith,
} from './fiat-call.ts'
import { fiatFailures } from './fiat-failure.ts'
import { readParamsOf } from './read-params.ts'

const NO_BODY = Buffer.alloc(0)

/** Answers one call: who asks is known before anything of the request is read. */
export async function answerFiatCall(
  { keyGate, onError, origin, publicUrl, useCases }: PartnerOptions & { readonly origin: string },
  call: FiatCall,
  { reply, request }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const body = Buffer.isBuffer(request.body) ? request.body : NO_BODY
  // As it came: what a framework makes of path and query is not what was signed.
  const url = `${origin}${request.raw.url ?? ''}`
  const who = await keyGate.admit({
    request: { headers: request.headers, body, url },
    dialects: fiatDialects,
    address: request.ip,
  })
  if (who === null) return sendFailure(reply, fiatFailures.unauthorized())
  const { key } = who
  const context = { useCases, publicUrl, key, ...namesIn(request) }
  const answer = (await keyGate.takeRequests(key, 1))
    ? await answerWithin(context, call, { body, url, onError })
    : refusedWith(fiatFailures.tooManyRequests())
  const method = `${call.method} /v1${call.path}`
  useCases.recordPartnerUse({ keyId: key.id, method, outcome: outcomeOf(answer) })
  return answer.ok ? reply.send(answer.body) : sendFailure(reply, answer.failure)
}

async function answerWithin(
  context: FiatCallContext,
  call: FiatCall,
  {
    body,
    onError,
    url,
  }: {
    readonly body: Buffer
    readonly url: string
    readonly onError: (error: unknown) => void
  },
): Promise<FiatCallAnswer> {
  if (!context.key.scopes.includes(call.scope)) return refusedWith(fiatFailures.forbidden())
  const params = readParamsOf(call.method, url, body)
  if (params === null) {
    return refusedWith(fiatFailures.malformed('The parameters are not readable'))
  }
  try {
    return await call.answer(context, params)
  } catch (error) {
    onError(error)
    return refusedWith(fiatFailures.internal())
  }
}

function namesIn({
  headers,
  params,
}: FastifyRequest): Pick<FiatCallContext, 'id' | 'idempotencyKey'> {
  const { id = '' } = params as { readonly id?: string }
  const key = headers['idempotency-key']
  return { id, idempotencyKey: typeof key === 'string' && key !== '' ? key : null }
}

function outcomeOf(answer: FiatCallAnswer): PartnerOutcome {
  if (answer.ok) return 'answered'
  const { status } = answer.failure
  if (status === fiatFailures.tooManyRequests().status) return 'limited'
  return status < 500 ? 'refused' : 'failed'
}
