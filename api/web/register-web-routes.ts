import type { UseCases } from '@causeway/server'
import { createSeoPages } from '@causeway/server/seo'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Calls, SandboxCalls } from '../contract/index.ts'
import { wordingOf } from '../failures/index.ts'
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
import { appRoutes } from './app-routes.ts'
import { complianceRoutes } from './compliance-routes.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import { fiatRoutes } from './fiat-routes.ts'
import { createFiatWebhook } from './fiat-webhook.ts'
import { healthRoutes } from './health-routes.ts'
import { readerOf } from './holder-of.ts'
import { holderRoutes } from './holder-routes.ts'
import { createIdentityWebhook } from './identity-webhook.ts'
import type { LocaleTexts } from './locale-texts.ts'
import { nameRoutes } from './name-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { openApi } from './open-api.ts'
import { referenceRoutes } from './reference-routes.ts'
import { sandboxRoutes } from './sandbox-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { seoPageRoutes } from './seo-page-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { keepSignedBody } from './signed-body.ts'
import { siteRoutes } from './site-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'
import { createTransactionReply } from './transaction-reply.ts'
import { userChangeRoutes } from './user-change-routes.ts'
import { userRoutes } from './user-routes.ts'
import type { RouteNeeds, WebRoute } from './web-route.ts'

export type WebOptions = {
  readonly useCases: UseCases
  readonly calls: Calls
  /** Null in a real world: then the sandbox's controls do not exist. */
  readonly sandboxCalls: SandboxCalls | null
  readonly texts: LocaleTexts
  /** Under which people see the site. */
  readonly publicUrl: string
  readonly hasPublicUrl: OwnSite['hasPublicUrl']
  /** Opens the sandbox's controls from elsewhere; null: only from this machine. */
  readonly operatorToken: string | null
  readonly metricsToken: string | null
  readonly countries: CountrySource
  /** Articles about the exchange, as the operator lists them (REF-01). */
  readonly press: RouteNeeds['press']
  /** CSRF tokens of account changes are made with it. */
  readonly csrfKey: Uint8Array
  readonly rateLimits?: RateLimits
  readonly eventStreams?: EventStreamLimits
}

/** Every route that hangs under `/api` with these options. */
export function webRoutes(sandboxCalls: SandboxCalls | null): readonly WebRoute[] {
  const sandbox = sandboxCalls === null ? [] : sandboxRoutes(sandboxCalls)
  return [
    ...referenceRoutes,
    ...sitemapRoutes,
    ...siteRoutes,
    ...exchangeRoutes,
    ...complianceRoutes,
    ...nameRoutes,
    ...favouriteRoutes,
    ...fiatRoutes,
    ...holderRoutes,
    ...signInRoutes,
    ...userRoutes,
    ...userChangeRoutes,
    ...secondFactorRoutes,
    ...seoPageRoutes,
    ...oauthRoutes,
    ...appRoutes,
    ...sandbox,
  ]
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
  const routes = webRoutes(options.sandboxCalls)
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
  const limitTo = await limitRates(scope, rateLimits)
  const guards = {
    anyone: [],
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
  } as const
  for (const route of routes) {
    scope.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        ...(route.body ? { body: route.body } : {}),
        ...(route.query ? { querystring: route.query } : {}),
      },
      ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
      exposeHeadRoute: hasHead(route),
      onRequest: [...guards[route.access], limitTo[route.limit]],
      handler: handlerOf(route, needs),
    })
  }
  const document = JSON.stringify(openApi(routes, options.publicUrl))
  scope.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}

function ownSiteOf({ publicUrl, hasPublicUrl }: WebOptions): OwnSite {
  return { publicOrigin: new URL(publicUrl).origin, hasPublicUrl }
}

function peerOf({ headers, socket }: FastifyRequest): Peer {
  return { peerAddress: socket.remoteAddress, headers }
}

function routeNeeds(scope: FastifyInstance, options: WebOptions): RouteNeeds {
  const { calls, countries, texts, useCases } = options
  const streams = createEventStreams(options.eventStreams ?? defaultEventStreamLimits)
  scope.addHook('preClose', async () => streams.endAll())
  return {
    calls,
    texts,
    streams,
    seoPages: createSeoPages(useCases),
    countries,
    recordEvent: useCases.hearEvent,
    press: options.press,
    ...ownSiteOf(options),
    accounts: { useCases, csrfKey: options.csrfKey, words: wordingOf(useCases.catalogue) },
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

function handlerOf(route: WebRoute, needs: RouteNeeds) {
  const cached = route.cacheSeconds > 0 ? `public, max-age=${route.cacheSeconds}` : 'no-store'
  const tagReply = createReplyTags()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await route.answer(needs, request, reply)
    if (answer === null) return reply
    const { body, ok, status } = answer
    reply.code(status)
    reply.header('cache-control', ok ? cached : 'no-store')
    if (!ok || route.cacheSeconds === 0 || typeof body !== 'object' || body === null) {
      return reply.send(body)
    }
    const { tag, text } = tagReply(body)
    reply.header('etag', tag)
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  }
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
