import { Unavailable } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { askReadsAgain, assertAnswering, type Pause } from '../../ask-reads-again.ts'
import { limitAtOnce, REQUESTS_AT_ONCE } from '../../limit-at-once.ts'
import { BadNodeReply, readObject, readText, type WireObject } from './wire.ts'

/** The node understood and refused; `error` is one of rippled's own codes. */
export type NodeRefusal = Failure<'node_refused'> & {
  readonly error: string
  /** Of `tx`: whether all ledgers named were there to be searched. */
  readonly searchedAll: boolean
}

/** The node could not be asked, or what came back is no answer. The call may have had its effect. */
export class NodeUnavailable extends Unavailable {
  override readonly name = 'NodeUnavailable'
}

export type NodeClient = {
  /** The answer, or the node's refusal. Throws `NodeUnavailable` where there is neither within the time limit. */
  readonly ask: (method: string, params: WireObject) => Promise<Result<WireObject, NodeRefusal>>
  /** The answer; a refusal is thrown. */
  readonly demand: (method: string, params: WireObject) => Promise<WireObject>
}

// Version 2 names each transaction's ledger by hash, and a payment's sum by a name that tempts nobody.
const API_VERSION = 2

/** What may be asked again where there is no answer. */
const READS: ReadonlySet<string> = new Set([
  'account_info',
  'account_tx',
  'fee',
  'ledger',
  'server_info',
  'tx',
])

/**
 * Speaks rippled's JSON-RPC. Credentials in the address are sent as basic authentication and reach no message. Reads are
 * asked again where there is no answer, and nothing else is.
 */
export function createNodeClient(needs: {
  readonly rpcUrl: string
  readonly timeLimitMilliseconds: number
  readonly pause?: Pause
}): NodeClient {
  const url = new URL(needs.rpcUrl)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (url.username !== '') {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
    url.username = ''
    url.password = ''
  }
  const limit = limitAtOnce(REQUESTS_AT_ONCE)
  const ask: NodeClient['ask'] = async (method, params) => {
    const body = JSON.stringify({ method, params: [{ ...params, api_version: API_VERSION }] })
    const deadline = AbortSignal.timeout(needs.timeLimitMilliseconds)
    const request = { method: 'POST', headers, body, redirect: 'error', signal: deadline } as const
    const question = { isRead: READS.has(method), deadline, pause: needs.pause }
    const reply = await askReadsAgain(question, () => limit(() => post(url, request))).catch(
      (cause: unknown) => {
        // fetch's own message can show the address, and a key of a service in it.
        throw new NodeUnavailable(`${method}: the node did not answer`, { cause: nameOf(cause) })
      },
    )
    return readReply(method, reply)
  }
  return {
    ask,
    demand: async (method, params) => {
      const reply = await ask(method, params)
      if (reply.ok) return reply.value
      throw new NodeUnavailable(`${method}: the node refused (${reply.failure.error})`)
    },
  }
}

async function post(url: URL, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request)
  const text = await response.text()
  assertAnswering(response)
  return JSON.parse(text)
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : 'unknown'
}

function readReply(method: string, reply: unknown): Result<WireObject, NodeRefusal> {
  const result = readObject(readObject(reply).result)
  if (result.status === 'success') return ok(result)
  if (result.status === 'error') {
    return fail({
      code: 'node_refused',
      error: readText(result.error),
      searchedAll: result.searched_all === true,
    })
  }
  throw new BadNodeReply(`${method}: neither success nor error`)
}
