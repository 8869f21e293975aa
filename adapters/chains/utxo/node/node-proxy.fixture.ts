import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Call = { readonly method: string; readonly params: readonly unknown[] }

/** What the proxy does with a call: hands it on, or answers, drops or loses it itself. */
export type Intercept = (
  call: Call,
  /** Hands the call on, or another in its place. */
  forward: (other?: Call) => Promise<string>,
  response: ServerResponse,
) => Promise<string | null>

export type NodeProxy = {
  readonly rpcUrl: string
  /** How many calls came, by method. */
  readonly calls: ReadonlyMap<string, number>
  /** From now on every call goes through this; null hands all of them on. */
  readonly intercept: (by: Intercept | null) => void
  readonly stop: () => Promise<void>
}

/** Stands between an adapter and its node, and can misbehave. Without a node every call must be answered here. */
export async function startNodeProxy(nodeUrl: string | null): Promise<NodeProxy> {
  let by: Intercept | null = null
  const calls = new Map<string, number>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await bodyOf(request)
    const call = readCall(text)
    calls.set(call.method, (calls.get(call.method) ?? 0) + 1)
    const forward = (other?: Call) =>
      forwardTo(nodeUrl, request, other === undefined ? text : JSON.stringify(other))
    const reply = by === null ? await forward() : await by(call, forward, response)
    if (reply !== null) response.writeHead(200).end(reply)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = new URL(nodeUrl ?? 'http://user:password@127.0.0.1')
  url.host = `127.0.0.1:${port}`
  url.pathname = '/'
  return {
    rpcUrl: url.href,
    calls,
    intercept: (next) => {
      by = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A reply that carries a result. */
export function resultReply(result: string): string {
  return `{"result":${result},"error":null,"id":"causeway"}`
}

/** A reply that refuses. */
export function errorReply(code: number, message: string): string {
  return JSON.stringify({ result: null, error: { code, message }, id: 'causeway' })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: string[] = []
  request.setEncoding('utf8')
  for await (const chunk of request) chunks.push(String(chunk))
  return chunks.join('')
}

function readCall(text: string): Call {
  const call: unknown = JSON.parse(text)
  if (typeof call !== 'object' || call === null || !('method' in call) || !('params' in call)) {
    throw new TypeError('No call')
  }
  return {
    method: String(call.method),
    params: Array.isArray(call.params) ? call.params : [],
  }
}

async function forwardTo(
  nodeUrl: string | null,
  request: IncomingMessage,
  body: string,
): Promise<string> {
  if (nodeUrl === null) throw new Error('There is no node')
  // A node's address may name one of its wallets, for an adapter that names none.
  const path = request.url ?? '/'
  const target = path === '/' ? new URL(nodeUrl) : new URL(path, nodeUrl)
  target.username = ''
  target.password = ''
  const reply = await fetch(target, {
    method: 'POST',
    headers: { authorization: request.headers.authorization ?? '', connection: 'close' },
    body,
  })
  return reply.text()
}
