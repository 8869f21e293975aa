import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { refuseRequest } from '../failures/index.ts'
import { partitionCookies } from './cookies/partition-cookies.ts'
import { answerErrors } from './errors/answer-errors.ts'
import { hangUp } from './limits/hang-up.ts'
import { hangUpAtClose } from './limits/hang-up-at-close.ts'
import { limitConnections } from './limits/limit-connections.ts'
import { dataHeaders, guardRequests } from './origins/guard-requests.ts'
import { buildLazyValidator } from './validate-when-asked.ts'

/** Largest body that any call takes. */
const BODY_LIMIT_BYTES = 64 * 1024
const LONGEST_PATH_PART = 300
const REQUEST_LIMIT_MILLISECONDS = 30_000
const HEADERS_LIMIT_MILLISECONDS = 20_000
/** How often requests that take too long are looked for; the platform's own 30 s would give them twice the time. */
const LATE_REQUESTS_EVERY_MILLISECONDS = 2000
/** A proxy's own idle connections usually end after 60 s: it should be the one that hangs up. */
const KEEP_ALIVE_MILLISECONDS = 65_000
/** Nothing comes and nothing can be sent: whoever asked does not read the answer. Event streams beat more often. */
const SILENCE_LIMIT_MILLISECONDS = 120_000

export type HttpServerOptions = {
  /** Which proxies to believe about the client's address and protocol; false where none stands in front. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  /** Where surprises are written down; null: nowhere. Requests themselves are not logged. */
  readonly log: FastifyBaseLogger | null
  /** Open connections of one address; null: as many as it likes, as the proxy in front does. */
  readonly connectionsPerAddress: number | null
}

/**
 * A server set up for our calls: bodies up to 64 kB, nothing coerced, dropped or filled in by a schema, every problem
 * of a request named at once, request ids that differ between processes, and refusals in JSON before any route.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const server = fastify(serverOptions(options))
  if (options.connectionsPerAddress !== null) {
    limitConnections(server.server, options.connectionsPerAddress)
  }
  hangUpAtClose(server)
  guardRequests(server)
  partitionCookies(server)
  answerErrors(server)
  return server
}

function serverOptions({ trustProxy, log }: HttpServerOptions): FastifyHttpOptions<Server> {
  const processId = randomBytes(4).toString('hex')
  let requests = 0
  return {
    trustProxy,
    ...(log === null ? {} : { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs 6 % of an estimate; what is logged of a request names its id.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MILLISECONDS,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    connectionTimeout: SILENCE_LIMIT_MILLISECONDS,
    http: {
      headersTimeout: HEADERS_LIMIT_MILLISECONDS,
      requestTimeout: REQUEST_LIMIT_MILLISECONDS,
      connectionsCheckingInterval: LATE_REQUESTS_EVERY_MILLISECONDS,
    },
    // An integrated Monero address in a path has 106 characters; the default is 100.
    routerOptions: { maxParamLength: LONGEST_PATH_PART },
    schemaController: { compilersFactory: { buildValidator: buildLazyValidator } },
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        allErrors: true,
      },
    },
    genReqId: () => {
      requests += 1
      return `${processId}-${requests.toString(36)}`
    },
    frameworkErrors: (_error, _request, reply) => {
      const { status, body } = refuseRequest({ code: 'request_malformed' })
      reply.hijack()
      reply.raw.writeHead(status, {
        ...dataHeaders,
        'content-type': 'application/json; charset=utf-8',
      })
      reply.raw.end(JSON.stringify(body))
    },
    clientErrorHandler: (_error, socket) => answerUnreadable(socket),
  }
}

/** What is not even HTTP, has too many headers or never ends, is answered once and hung up on. */
function answerUnreadable(socket: Socket): void {
  if (socket.writable && socket.bytesWritten === 0) hangUp(socket, { code: 'request_malformed' })
  else socket.destroy()
}
