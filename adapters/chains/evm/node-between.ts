import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { everyOther } from '../every-other.ts'
import { readObject } from './node/wire.ts'

/** What stands between us and the node may do: the node's own answer is asked for or not. */
export type Interference = (
  call: { readonly method: string; readonly params: readonly unknown[] },
  answer: (params?: readonly unknown[]) => Promise<unknown>,
) => Promise<unknown>

/** No answer comes back to the caller. */
export const NO_ANSWER = Symbol('no answer')

type RpcError = { readonly code: number; readonly message: string }

export type NodeBetween = {
  readonly rpcUrl: string
  /** Changes what is answered until the function that comes back is called. `NO_ANSWER` cuts the connection. */
  readonly interfere: (how: Interference) => () => Promise<void>
  /** The same for some methods, which the node then refuses. */
  readonly refuse: (methods: readonly string[], error: RpcError) => () => Promise<void>
  /** The same with what is no JSON-RPC at all. */
  readonly garble: (text: string) => () => Promise<void>
  /** Tells how many calls each request carries. */
  readonly countCalls: (tell: (count: number) => void) => () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A server before a node, for tests: passes everything on, until it is told to misbehave. */
export async function startNodeBetween(nodeUrl: string): Promise<NodeBetween> {
  let interference: Interference | null = null
  let refused: { readonly methods: readonly string[]; readonly error: RpcError } | null = null
  let garbage: string | null = null
  let tell: ((count: number) => void) | null = null
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: unknown = JSON.parse(await readAll(request))
    const calls = Array.isArray(body) ? body.map(readObject) : [readObject(body)]
    tell?.(calls.length)
    const replies = await Promise.all(
      calls.map((call) =>
        refused?.methods.includes(String(call.method)) === true
          ? { jsonrpc: '2.0', id: call.id, error: refused.error }
          : pass(nodeUrl, call, interference),
      ),
    )
    if (replies.includes(NO_ANSWER)) return void response.destroy()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(garbage ?? JSON.stringify(Array.isArray(body) ? replies : replies[0]))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    interfere: (how) => {
      interference = how
      return async () => {
        interference = null
      }
    },
    refuse: (methods, error) => {
      refused = { methods, error }
      return async () => {
        refused = null
      }
    },
    garble: (text) => {
      garbage = text
      return async () => {
        garbage = null
      }
    },
    countCalls: (how) => {
      tell = how
      return async () => {
        tell = null
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Call = { readonly [field: string]: unknown }

async function pass(nodeUrl: string, call: Call, how: Interference | null): Promise<unknown> {
  const given = Array.isArray(call.params) ? call.params : []
  const answer = async (params: readonly unknown[] = given): Promise<Call> => {
    const response = await fetch(nodeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...call, params }),
    })
    return readObject(await response.json())
  }
  if (how === null) return answer()
  let refusal: unknown
  const result = await how({ method: String(call.method), params: given }, async (params) => {
    const { result, error } = await answer(params)
    refusal = error
    return result
  })
  if (result === NO_ANSWER) return NO_ANSWER
  return refusal === undefined
    ? { jsonrpc: '2.0', id: call.id, result }
    : { jsonrpc: '2.0', id: call.id, error: refusal }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** A node that stopped hearing at a height: it knows nothing newer and says what it knew. */
export function stoppedAt(height: number): Interference {
  const newest = `0x${height.toString(16)}`
  return async (_call, answer) => {
    const { params } = _call
    const result = await answer(
      params.map((param) => (param === 'latest' || param === 'pending' ? newest : param)),
    )
    return isNewer(result, height) ? null : result
  }
}

/** A block, or something in one, that came after the height; or what is in none. */
function isNewer(result: unknown, height: number): boolean {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return false
  const { number, blockNumber, nonce } = readObject(result)
  const at = number ?? blockNumber
  if (typeof at === 'string') return Number(at) > height
  return nonce !== undefined
}

/** Broadcasts get through, and their answers are lost. */
export const losesBroadcastAnswers: Interference = async ({ method }, answer) => {
  const result = await answer()
  return method === 'eth_sendRawTransaction' ? NO_ANSWER : result
}

/** Each question's connection breaks once; broadcasts get through, and their answers are lost. Tells of each broadcast. */
export function breaksConnections(onBroadcast: () => void): Interference {
  const isBroken = everyOther()
  return async (call, answer) => {
    if (call.method !== 'eth_sendRawTransaction') return isBroken(call) ? NO_ANSWER : answer()
    onBroadcast()
    await answer()
    return NO_ANSWER
  }
}
