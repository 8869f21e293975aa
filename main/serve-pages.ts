import { randomBytes } from 'node:crypto'
import type { SandboxCalls } from '@causeway/api/contract'
import { refuseRequest } from '@causeway/api/failures'
import {
  callerOf,
  isAtThisMachine,
  isOperator,
  type RateLimits,
  variantCookies,
} from '@causeway/api/http'
import type { Experiments } from '@causeway/core/analytics'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type KeptPages, keepSharedPages, type PackedPage, packedBody } from './kept-pages/index.ts'
import { limitPages } from './limit-pages.ts'
import { clientFolder, type PageFacts, type WebBuild } from './web-build.ts'

export type PagesNeeds = Omit<PageFacts, 'cspNonce' | 'caller'> & {
  readonly web: WebBuild
  readonly experiments: Experiments
  readonly operatorToken: string | null
  readonly countryHeader: string | null
  readonly rateLimits: RateLimits
  /** A token for the first change of this visitor, with the cookie that it belongs to (AUTH-10). */
  readonly giveCsrfToken: (request: FastifyRequest, reply: FastifyReply) => string
  readonly log: FastifyBaseLogger
}

const FORM_LIMIT_BYTES = 64 * 1024
/** What people write into an address is longer only where somebody wants to fill our memory. */
const LONGEST_KEPT_QUERY = 200

/** Hangs the built pages and their files at the root of a server. */
export async function servePages(server: FastifyInstance, needs: PagesNeeds): Promise<void> {
  await server.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.header('x-content-type-options', 'nosniff')
      // Only hashed names may be kept for ever.
      if (!path.includes('/assets/')) reply.header('cache-control', 'public, max-age=3600')
    },
  })
  const kept = keepSharedPages(needs)
  await server.register(async (scope) => {
    await limitPages(scope, needs.rateLimits)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: (request, reply) => {
        giveFirstToken(needs, request, reply)
        return isKept(needs, request)
          ? answerKept(needs, kept, request, reply)
          : answerPage(needs, request, reply)
      },
    })
  })
}

/** Clients that keep no cookies, or have none yet, learn the token from the head of the home page. */
function giveFirstToken(
  { giveCsrfToken }: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { headers, method, url } = request
  if (method !== 'GET' || url.split('?')[0] !== '/' || headers.cookie !== undefined) return
  reply.header('x-csrf-token', giveCsrfToken(request, reply))
}

function isKept({ web }: PagesNeeds, { method, url }: FastifyRequest): boolean {
  const [path = '', query = ''] = url.split('?')
  return method !== 'POST' && query.length <= LONGEST_KEPT_QUERY && web.isSharedPage(path)
}

/** A page that is the same for every visitor; his cookies go beside it. */
async function answerKept(
  needs: PagesNeeds,
  pages: KeptPages<PackedPage>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await pages.get(request.url)
  reply.code(page.status).headers(page.headers).header('etag', page.etag)
  setVariants(needs, request, reply)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send()
  }
  const { encoding, bytes } = await packedBody(page, request.headers['accept-encoding'])
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

async function answerPage(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { web, operatorToken, sandbox, ...facts } = needs
  const response = await web.handlePage(webRequest(needs, request), {
    ...facts,
    sandbox: sandboxFor(sandbox, request, operatorToken),
    cspNonce: randomBytes(16).toString('base64'),
    caller: callerOf(request, needs.countryHeader),
  })
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  setVariants(needs, request, reply)
  if (response.body === null) return reply.send()
  // Pages are rendered whole before they are answered: nothing would be gained by a stream.
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

function setVariants(
  { experiments }: PagesNeeds,
  { headers, protocol }: FastifyRequest,
  reply: FastifyReply,
): void {
  for (const cookie of variantCookies(experiments, headers.cookie, protocol === 'https')) {
    reply.header('set-cookie', cookie)
  }
}

/** The controls are for whoever may touch them: this machine, or the operator; the mail for this machine (AUTH-13). */
function sandboxFor(
  sandbox: SandboxCalls | null,
  request: FastifyRequest,
  operatorToken: string | null,
): SandboxCalls | null {
  const { headers, socket } = request
  const peer = { peerAddress: socket.remoteAddress, headers }
  if (sandbox === null || !isOperator(peer, operatorToken)) return null
  if (isAtThisMachine(peer)) return sandbox
  return { ...sandbox, mails: async () => refuseRequest({ code: 'this_machine_only' }) }
}

function webRequest(needs: PagesNeeds, request: FastifyRequest): Request {
  const origin = `${request.protocol}://${request.host}`
  const url = URL.canParse(request.url, origin)
    ? new URL(request.url, origin)
    : new URL(needs.publicUrl)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  const body = request.body instanceof Uint8Array ? new Uint8Array(request.body) : null
  return new Request(url, { method: request.method, headers, body })
}
