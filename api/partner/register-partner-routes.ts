import type { UseCases } from '@causeway/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseRequest, wordingOf } from '../failures/index.ts'
import { answerErrors, protectData } from '../http/index.ts'
import { answerRpc } from './answer-rpc.ts'
import { rpcDialects } from './dialects/index.ts'
import type { KeyGate } from './key-gate.ts'
import { rpcFailures } from './rpc-failure.ts'

export type PartnerOptions = {
  readonly useCases: UseCases
  readonly keyGate: KeyGate
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string
  /** Address of the API where it has a host of its own; null where it has none. */
  readonly apiUrl: string | null
  readonly onError: (error: unknown) => void
}

const PATHS = [
  '/api/partner',
  '/api/partner/',
  '/api/partner/v2',
  '/api/partner/v2/',
  '/v2',
  '/v2/',
]

/**
 * The partner protocol over HTTP. Who may: programs with a partner's key. Nothing of a browser counts here, neither cookies
 * nor origin. Signatures are checked over the bytes that came, before anything of them is read.
 */
export async function registerPartnerRoutes(
  server: FastifyInstance,
  options: PartnerOptions,
): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => protectData(reply.raw))
    answerErrors(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const handler = createHandler(options)
    for (const url of PATHS) {
      scope.post(url, handler)
      scope.route({ method: OTHER_METHODS, url, onRequest: refuseMethod, handler: refuseMethod })
    }
    if (options.apiUrl !== null) {
      scope.post('/', { constraints: { host: new URL(options.apiUrl).host }, handler })
    }
  })
}

const OTHER_METHODS = ['GET', 'PUT', 'PATCH', 'DELETE']

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = refuseRequest({ code: 'method_not_allowed', allow: ['POST'] })
  return reply.code(status).header('allow', 'POST').send(body)
}

function createHandler({ keyGate, onError, publicUrl, useCases }: PartnerOptions) {
  const words = wordingOf(useCases.catalogue)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const who = await keyGate.admit({
      request: { headers: request.headers, body },
      dialects: rpcDialects,
      address: request.ip,
    })
    if (who === null) {
      return reply.code(401).send({ jsonrpc: '2.0', id: null, error: rpcFailures.unauthorized() })
    }
    const { dialect, key } = who
    const answer = await answerRpc({
      useCases,
      words,
      publicUrl,
      key,
      dialect: dialect.name,
      body,
      idempotencyKey: idempotencyKeyOf(request),
      takeRequests: (count) => keyGate.takeRequests(key, count),
      onError,
    })
    return answer === null ? reply.code(204).send() : reply.send(answer)
  }
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : null
}
