import { createServer, type IncomingMessage } from 'node:http'

/** How a provider's server can misbehave. */
export type FiatFault =
  | 'slow'
  | 'error_500'
  | 'too_many'
  | 'html'
  | 'nonsense'
  | 'negative'
  | 'other_currency'

export type ReceivedRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** For what no server can do alike for every provider: a reply about another currency than was asked. */
  readonly fault: FiatFault | null
}

export type RecordedReply = { readonly status: number; readonly json: unknown }

export type ProviderServer = {
  readonly url: string
  readonly heard: readonly ReceivedRequest[]
  readonly setFault: (fault: FiatFault | null) => void
  readonly stop: () => Promise<void>
}

/** Plays a provider's recorded replies on this machine, faults included. */
export async function startProviderServer(
  reply: (heard: ReceivedRequest) => RecordedReply,
): Promise<ProviderServer> {
  let fault: FiatFault | null = null
  const heard: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const one = await readRequest(request, fault)
    heard.push(one)
    if (fault === 'slow') return
    const { status, type, text } = misbehave(fault, reply(one))
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    setFault: (next) => {
      fault = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readRequest(
  request: IncomingMessage,
  fault: FiatFault | null,
): Promise<ReceivedRequest> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const method = request.method ?? ''
  return { method, path: url.pathname, query: url.searchParams, headers, body, fault }
}

function misbehave(fault: FiatFault | null, { status, json }: RecordedReply) {
  const asJson = (value: unknown, code = status) => ({
    status: code,
    type: 'application/json',
    text: JSON.stringify(value),
  })
  switch (fault) {
    case 'error_500':
      return asJson({ message: 'Internal server error' }, 500)
    case 'too_many':
      return asJson({ message: 'Too many requests' }, 429)
    case 'html':
      return { status: 200, type: 'text/html', text: '<html><body>Just a moment…</body></html>' }
    case 'nonsense':
      return asJson({ hello: ['world'] }, 200)
    case 'negative':
      return asJson(negated(json))
    default:
      return asJson(json)
  }
}

const PLAIN_NUMBER = /^\d+(\.\d+)?$/

function negated(value: unknown): unknown {
  if (typeof value === 'number') return -value
  if (typeof value === 'string') return PLAIN_NUMBER.test(value) ? `-${value}` : value
  if (Array.isArray(value)) return value.map(negated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, negated(each)]))
}
