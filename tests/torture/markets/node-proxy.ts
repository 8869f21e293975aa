import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * What happens to one question: `hang` is never answered, `mute` lets the node do it and never answers, `reset` breaks the
 * connection, `lose` lets the node do it and breaks the connection then, `garble` answers something that is no answer, `stale` answers what the node said to the
 * same question some time ago, `twice` repeats every entry of a list in another order.
 */
export type NodeFate = 'pass' | 'hang' | 'mute' | 'reset' | 'lose' | 'garble' | 'stale' | 'twice'

export type NodeProxy = {
  /** Takes the place of a node's url: answers the url through here, which is the same whichever node it is. */
  readonly standBefore: (url: string) => Promise<string>
  readonly decide: (rule: ((method: string) => NodeFate) | null) => void
  /** How many questions met something else than `pass`. */
  readonly faults: () => number
  readonly close: () => Promise<void>
}

type Answer = { readonly status: number; readonly text: string }

const GARBLED: readonly Answer[] = [
  { status: 200, text: '<html><body>502 Bad Gateway</body></html>' },
  { status: 503, text: 'Work queue depth exceeded' },
  { status: 200, text: '{"jsonrpc":"2.0","id":1,"result":' },
  { status: 200, text: '{"jsonrpc":"2.0","id":1,"result":null}' },
  { status: 200, text: '{"jsonrpc":"2.0","id":1,"result":{"height":"many","hash":7}}' },
  {
    status: 429,
    text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}',
  },
]
/** Answers as old as this are told again where a node is stale. */
const STALE_MILLISECONDS = 1500

/** Stands between the product and a node, and answers as bad nodes and bad networks do. */
export function createNodeProxy(): NodeProxy {
  let rule: ((method: string) => NodeFate) | null = null
  let faults = 0
  let target = new URL('http://127.0.0.1')
  const told = new Map<string, { readonly at: number; readonly answer: Answer }>()

  const answerOf = async (request: IncomingMessage, body: string): Promise<Answer> => {
    const response = await fetch(new URL(request.url ?? '/', target), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(request.headers.authorization === undefined
          ? {}
          : { authorization: request.headers.authorization }),
      },
      body,
    })
    return { status: response.status, text: await response.text() }
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const method = methodOf(body)
    const fate = rule?.(method) ?? 'pass'
    if (fate !== 'pass') faults += 1
    if (fate === 'hang') return
    if (fate === 'reset') return void request.socket.destroy()
    if (fate === 'garble') return say(response, GARBLED[faults % GARBLED.length] ?? NOTHING)
    const question = `${request.url} ${withoutId(body)}`
    const before = told.get(question)
    if (fate === 'stale' && before !== undefined)
      return say(response, withIdOf(before.answer, body))
    const answer = await answerOf(request, body)
    if (before === undefined || Date.now() - before.at > STALE_MILLISECONDS) {
      told.set(question, { at: Date.now(), answer })
    }
    if (fate === 'mute') return
    if (fate === 'lose') return void request.socket.destroy()
    say(response, fate === 'twice' ? repeated(answer) : answer)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  return {
    standBefore: async (url) => {
      const through = new URL(url)
      target = new URL(`http://${through.host}`)
      if (!server.listening) {
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      }
      const address = server.address()
      if (typeof address === 'object' && address !== null) through.port = String(address.port)
      return through.href.replace(/\/$/, '')
    },
    decide: (next) => {
      rule = next
    },
    faults: () => faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NOTHING: Answer = { status: 500, text: '' }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

function say(response: ServerResponse, { status, text }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(text)
}

function methodOf(body: string): string {
  return /"method":\s*"([^"]+)"/.exec(body)?.[1] ?? ''
}

function withoutId(body: string): string {
  return body.replace(/"id":\s*("[^"]*"|\d+)/, '"id":0')
}

/** An old answer must carry the new question's number, or any client would see that it is none. */
function withIdOf(answer: Answer, body: string): Answer {
  const id = /"id":\s*("[^"]*"|\d+)/.exec(body)?.[1] ?? 'null'
  return { ...answer, text: answer.text.replace(/"id":\s*("[^"]*"|\d+)/, `"id":${id}`) }
}

/** Every list in the answer with each entry twice, the last one first. */
function repeated(answer: Answer): Answer {
  try {
    const reply: unknown = JSON.parse(answer.text)
    return { ...answer, text: JSON.stringify(twice(reply)) }
  } catch {
    return answer
  }
}

function twice(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('result' in value)) return value
  const { result } = value
  if (Array.isArray(result)) return { ...value, result: bothWays(result) }
  if (typeof result !== 'object' || result === null || !('transactions' in result)) return value
  if (!Array.isArray(result.transactions)) return value
  return { ...value, result: { ...result, transactions: bothWays(result.transactions) } }
}

function bothWays(list: readonly unknown[]): readonly unknown[] {
  return [...list, ...list].toReversed()
}
