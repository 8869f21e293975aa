import type { UseCases } from '@causeway/server'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify'
import type { Access } from '../contract/index.ts'
import { wordingOf } from '../failures/index.ts'
import {
  createAskForOffers,
  createTransactionReply,
  type PartnerHandlers,
  readerOf,
  type SandboxHandlers,
  type StaffHandlers,
  type WebHandlers,
} from '../handlers/index.ts'
import {
  answerErrors,
  answerUnknownPaths,
  type CountrySource,
  createEventStreams,
  createReplyTags,
  defaultEventStreamLimits,
  defaultRateLimits,
  type EventStreamLimits,
  hasTag,
  isAtThisMachine,
  isBackofficeHost,
  isOperator,
  type KnownPath,
  limitRates,
  type OwnSite,
  ownOrigins,
  type Peer,
  protectData,
  type RateLimits,
  RefusedRequest,
  readJsonBody,
} from '../http/index.ts'
import type { KeyGate } from '../partner/index.ts'
import { admitPartner, countPartnerUse } from './callers/asking-partner.ts'
import { healthRoutes } from './health-routes.ts'
import { openApi } from './open-api.ts'
import type { RouteNeeds } from './route-needs.ts'
import { isOfBackoffice, schemasOf, type WebRoute, webRoutes } from './web-route.ts'
import { createFiatWebhook } from './webhooks/fiat-webhook.ts'
import { createIdentityWebhook } from './webhooks/identity-webhook.ts'
import { keepSignedBody } from './webhooks/webhook-message.ts'

export type WebOptions = {
  readonly useCases: UseCases
  readonly handlers: WebHandlers
  readonly partnerHandlers: PartnerHandlers
  readonly staffHandlers: StaffHandlers
  /** The only host on which the back office answers; null: on every one. */
  readonly backofficeHost: string | null
  readonly keyGate: KeyGate
  /** Null in a real world: then the sandbox's controls do not exist. */
  readonly sandboxHandlers: SandboxHandlers | null
  /** Of the exchange, for the OpenAPI document. */
  readonly brandName: string
  /** Under which people see the site. */
  readonly publicUrl: string
  readonly hasPublicUrl: OwnSite['hasPublicUrl']
  /** Opens the sandbox's controls from elsewhere; null: only from this machine. */
  readonly operatorToken: string | null
  readonly metricsToken: string | null
  readonly countries: CountrySource
  /** CSRF tokens of account changes are made with it. */
  readonly csrfKey: Uint8Array
  readonly rateLimits?: RateLimits
  readonly eventStreams?: EventStreamLimits
}

/** Hangs the site's calls under `/api` and the health calls at the root of a server. */
export async function registerWebRoutes(
  server: FastifyInstance,
  options: WebOptions,
): Promise<void> {
  await server.register(healthRoutes, { ...options, ownSite: ownSiteOf(options) })
  await server.register(async (scope) => registerCalls(scope, options), { prefix: '/api' })
}

async function registerCalls(scope: FastifyInstance, options: WebOptions): Promise<void> {
  const { operatorToken, rateLimits = defaultRateLimits } = options
  const routes = webRoutes(options.sandboxHandlers)
  const needs = routeNeeds(scope, options)
  scope.addHook('onRequest', async (_request, reply) => protectData(reply.raw))
  answerErrors(scope)
  answerUnknownPaths(scope, [...knownPaths(routes), OPEN_API_PATH])
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // The parser is given a text, as it asked for. Signatures are made over the very text.
    const body = text.toString()
    keepSignedBody(request, body)
    done(null, readJsonBody(body))
  })
  const limitTo = await limitRates(scope, rateLimits, 'api')
  const guards: Readonly<Partial<Record<Access, readonly onRequestAsyncHookHandler[]>>> = {
    operator: [
      async (request: FastifyRequest) => {
        if (isOperator(peerOf(request), operatorToken, ownOrigins(needs, request))) return
        throw new RefusedRequest({ code: 'operator_only' })
      },
    ],
    this_machine: [
      async (request: FastifyRequest) => {
        if (isAtThisMachine(peerOf(request))) return
        throw new RefusedRequest({ code: 'this_machine_only' })
      },
    ],
  }
  for (const route of routes) {
    const { body, query } = schemasOf(route)
    scope.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: { ...(body && { body }), ...(query && { querystring: query }) },
      ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
      exposeHeadRoute: hasHead(route),
      onRequest:
        route.access === 'partner'
          ? admitPartner(options.keyGate, route.scope)
          : [
              ...(isOfBackoffice(route) ? [hideBackoffice(options)] : []),
              ...(guards[route.access] ?? []),
              limitTo[route.limit ?? 'other'],
            ],
      ...(route.access === 'partner' && {
        onResponse: countPartnerUse(
          options.useCases.recordPartnerUse,
          `${route.method} ${route.path}`,
        ),
      }),
      handler: handlerOf(route, needs),
    })
  }
  const shown = routes.filter((route) => !isOfBackoffice(route))
  const document = JSON.stringify(openApi(shown, options))
  scope.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}

function ownSiteOf({ backofficeHost, publicUrl, hasPublicUrl }: WebOptions): OwnSite {
  return { publicOrigin: new URL(publicUrl).origin, hasPublicUrl, backofficeHost }
}

/** Elsewhere than on its host the back office is not there. */
function hideBackoffice({ backofficeHost }: WebOptions): onRequestAsyncHookHandler {
  return async (request) => {
    if (!isBackofficeHost(backofficeHost, request)) {
      throw new RefusedRequest({ code: 'path_unknown' })
    }
  }
}

function peerOf({ headers, socket }: FastifyRequest): Peer {
  return { peerAddress: socket.remoteAddress, headers }
}

function routeNeeds(scope: FastifyInstance, options: WebOptions): RouteNeeds {
  const { countries, handlers, partnerHandlers, staffHandlers, useCases } = options
  const words = wordingOf(useCases.catalogue)
  const streams = createEventStreams(options.eventStreams ?? defaultEventStreamLimits)
  scope.addHook('preClose', async () => streams.endAll())
  return {
    handlers,
    partnerHandlers,
    staffHandlers,
    staffDoor: { readSession: useCases.backoffice.staff.readSession, now: useCases.now },
    backoffice: useCases,
    partners: useCases,
    streams,
    countries,
    ...ownSiteOf(options),
    askForOffers: createAskForOffers({ useCases, words }),
    accounts: { useCases, csrfKey: options.csrfKey, words },
    handleIdentityWebhook: createIdentityWebhook(useCases),
    handleFiatWebhook: createFiatWebhook(useCases),
    feed: {
      follow: (publicCode, isFiat, listener) =>
        isFiat
          ? useCases.fiat.followOrder(publicCode, listener)
          : useCases.followOrder(publicCode, listener),
      holds: async (publicCode, isFiat, caller) =>
        (isFiat ? useCases.fiat : useCases).holdsOrder(
          publicCode,
          await readerOf({ useCases }, caller),
        ),
      show: createTransactionReply(useCases),
    },
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'

function handlerOf(route: WebRoute, needs: RouteNeeds) {
  const { cacheSeconds = 0, download } = route
  const cached = cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store'
  const tagReply = createReplyTags()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await route.answer(needs, request, reply)
    if (answer === null) return reply
    const { body, ok, status } = answer
    reply.code(status)
    const isLasting = route.isKeptByVersion === true && isOfVersion(body, request.params)
    reply.header('cache-control', ok ? (isLasting ? FOR_EVER : cached) : 'no-store')
    if (ok && download !== undefined) {
      reply.header('content-disposition', `attachment; filename="${download}"`)
    }
    if (!ok || cacheSeconds === 0 || typeof body !== 'object' || body === null) {
      return reply.send(body)
    }
    const { tag, text } = tagReply(body)
    reply.header('etag', tag)
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  }
}

function isOfVersion(body: unknown, path: unknown): boolean {
  const versionIn = (of: unknown) =>
    typeof of === 'object' && of !== null && 'version' in of ? of.version : undefined
  return versionIn(body) !== undefined && versionIn(body) === versionIn(path)
}

const OPEN_API_PATH: KnownPath = { pattern: /^\/api\/openapi\.json$/, allow: ['GET', 'HEAD'] }

function knownPaths(routes: readonly WebRoute[]): readonly KnownPath[] {
  const methods = Map.groupBy(routes, (route) => route.path)
  return [...methods].map(([path, sharing]) => ({
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    allow: sharing.flatMap((route) => (hasHead(route) ? ['GET', 'HEAD'] : [route.method])),
  }))
}

// A stream has no end that its head could tell of.
function hasHead(route: WebRoute): boolean {
  return route.method === 'GET' && route.reply !== null && !route.isUsedOnce
}
