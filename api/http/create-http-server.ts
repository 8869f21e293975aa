import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { refuseRequest } from '../failures/index.ts'

/** Largest body that any call takes. */
const BODY_LIMIT_BYTES = 64 * 1024
const LONGEST_PATH_PART = 300
const REQUEST_LIMIT_MILLISECONDS = 30_000
/** How often requests that take too long are looked for; the platform's own 30 s would give them twice the time. */
const LATE_REQUESTS_EVERY_MILLISECONDS = 2000

export type HttpServerOptions = {
  /** Which proxies to believe about the client's address and protocol; false where none stands in front. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  /** Where surprises are written down; null: nowhere. Requests themselves are not logged. */
  readonly log: FastifyBaseLogger | null
}

/**
 * A server set up for our calls: bodies up to 64 kB, nothing coerced, dropped or filled in by a schema, every problem
 * of a request named at once, request ids that differ between processes, and refusals in JSON before any route.
 */
export function createHttpServer({ trustProxy, log }: HttpServerOptions): FastifyInstance {
  const processId = randomBytes(4).toString('hex')
  let requests = 0
  return fastify({
    trustProxy,
    ...(log === null ? {} : { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs 6 % of an estimate; what is logged of a request names its id.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MILLISECONDS,
    http: { connectionsCheckingInterval: LATE_REQUESTS_EVERY_MILLISECONDS },
    // An integrated Monero address in a path has 106 characters; the default is 100.
    routerOptions: { maxParamLength: LONGEST_PATH_PART },
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
      reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      reply.raw.end(JSON.stringify(body))
    },
    clientErrorHandler: (_error, socket) => answerUnreadable(socket),
  })
}

/** What is not even HTTP, has too many headers or never ends, is answered once and hung up on. */
function answerUnreadable(socket: Socket): void {
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(refuseRequest({ code: 'request_malformed' }).body)
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
