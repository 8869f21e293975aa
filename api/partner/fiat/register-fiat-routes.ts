import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askedOrigin, protectData, type RateLimits } from '../../http/index.ts'
import type { PartnerOptions } from '../register-partner-routes.ts'
import { answerFiatCall } from './answer-fiat-call.ts'
import { answerFiatErrors, sendFailure } from './answer-fiat-errors.ts'
import type { FiatCall } from './fiat-call.ts'
import { fiatFailures } from './fiat-failure.ts'
import { registerReturnRoute } from './register-return-route.ts'
import { FIAT_PATH, fiatPartnerCalls } from './registry.ts'

export type FiatOptions = PartnerOptions & {
  /** The operator named the site's address; else it is whatever a request was sent to. */
  readonly hasPublicUrl: boolean
  /** Of calls without a key. */
  readonly rateLimits: RateLimits
}

/** Where the calls are on the host of `API_URL`. */
const API_HOST_PATH = '/v1'

const OTHER_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Fiat v1 over HTTP. Who may: programs with a partner's key. Nothing of a browser counts here, neither cookies nor origin.
 * Signatures are checked over the address by which each path is known to partners, whatever the request or a proxy says of
 * the host, and over the bytes that came.
 */
export async function registerFiatRoutes(
  server: FastifyInstance,
  options: FiatOptions,
): Promise<void> {
  const { apiUrl, hasPublicUrl, publicUrl, useCases } = options
  const ownSite = { publicOrigin: new URL(publicUrl).origin, hasPublicUrl }
  const originOf = (request: FastifyRequest) =>
    hasPublicUrl ? ownSite.publicOrigin : askedOrigin(ownSite, request)
  const calls = fiatPartnerCalls.filter(({ isForPlay }) => !isForPlay || useCases.world === 'play')
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => protectData(reply.raw))
    answerFiatErrors(scope, options.onError)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    serve(scope, calls, { ...options, prefix: FIAT_PATH, originOf })
    registerReturnRoute(scope, `${FIAT_PATH}/orders/:id/return`, options)
    if (apiUrl === null) return
    const { host, origin } = new URL(apiUrl)
    serve(scope, calls, { ...options, prefix: API_HOST_PATH, originOf: () => origin, host })
  })
}

type Place = PartnerOptions & {
  readonly prefix: string
  /** What partners' programs call it by. */
  readonly originOf: (request: FastifyRequest) => string
  /** The host that the calls are answered on; absent: any. */
  readonly host?: string
}

function serve(scope: FastifyInstance, calls: readonly FiatCall[], place: Place): void {
  const { host, prefix } = place
  const constraints = host === undefined ? {} : { constraints: { host } }
  const byPath = Map.groupBy(calls, ({ path }) => `${prefix}${path}`)
  for (const [url, ofPath] of byPath) {
    for (const call of ofPath) {
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        answerFiatCall({ ...place, origin: place.originOf(request) }, call, { request, reply })
      // `HEAD` would need a signature of its own, and nobody asks for it.
      scope.route({ method: call.method, url, ...constraints, exposeHeadRoute: false, handler })
    }
    const known = ofPath.map(({ method }) => method)
    const refuse = refuseMethod(known.join(', '))
    const others = OTHER_METHODS.filter((method) => !known.some((each) => each === method))
    scope.route({ method: others, url, ...constraints, ...refuse, exposeHeadRoute: false })
  }
  scope.route({ method: [...OTHER_METHODS], url: `${prefix}/*`, ...constraints, ...refusePath })
}

function refuseMethod(allow: string) {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(reply.header('allow', allow), fiatFailures.methodNotAllowed())
  // In a hook, because nobody should have to send a readable body to learn that.
  return { onRequest: refuse, handler: refuse }
}

const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(reply, fiatFailures.pathNotFound())
const refusePath = { onRequest: refuse, handler: refuse, exposeHeadRoute: false }
