import { randomBytes } from 'node:crypto'
import type { SandboxCalls } from '@causeway/api/contract'
import { callerOf, isOperator } from '@causeway/api/http'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientFolder, type PageFacts, type PageHandler } from './web-build.ts'

export type PagesNeeds = Omit<PageFacts, 'cspNonce' | 'caller'> & {
  readonly handlePage: PageHandler
  readonly operatorToken: string | null
}

const FORM_LIMIT_BYTES = 64 * 1024

/** Hangs the built pages and their files at the root of a server. */
export async function servePages(server: FastifyInstance, needs: PagesNeeds): Promise<void> {
  await server.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply, path) => {
      reply.header('x-content-type-options', 'nosniff')
      // Only hashed names may be kept for ever.
      if (!path.includes('/assets/')) reply.header('cache-control', 'public, max-age=3600')
    },
  })
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: (request, reply) => answerPage(needs, request, reply),
    })
  })
}

async function answerPage(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { handlePage, operatorToken, sandbox, ...facts } = needs
  const response = await handlePage(webRequest(needs, request), {
    ...facts,
    sandbox: sandboxFor(sandbox, request, operatorToken),
    cspNonce: randomBytes(16).toString('base64'),
    caller: callerOf(request.headers, null, request.ip),
  })
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (response.body === null) return reply.send()
  // Pages are rendered whole before they are answered: nothing would be gained by a stream.
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

/** The controls are for whoever may touch them: this machine, or the operator. */
function sandboxFor(
  sandbox: SandboxCalls | null,
  request: FastifyRequest,
  operatorToken: string | null,
): SandboxCalls | null {
  const { headers, socket } = request
  return isOperator({ peerAddress: socket.remoteAddress, headers }, operatorToken) ? sandbox : null
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
