import { Unavailable } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { askReadsAgain, assertAnswering, NoReply, type Pause } from '../../ask-reads-again.ts'
import { limitAtOnce, REQUESTS_AT_ONCE } from '../../limit-at-once.ts'
import { parseExactJson } from './exact-json.ts'
import { BadNodeReply, readCount, readObject, readText } from './wire.ts'

/** The node understood and refused; `rpcCode` is of Bitcoin Core's `rpc/protocol.h`. */
export type NodeRefusal = Failure<'node_refused'> & {
  readonly rpcCode: number
  readonly message: string
}

/** The node could not be asked, or what came back is no answer. The call may have had its effect. */
export class NodeUnavailable extends Unavailable {
  override readonly name = 'NodeUnavailable'
}

export type NodeClient = {
  /** The answer, or the node's refusal. Throws `NodeUnavailable` where there is neither within the time limit. */
  readonly ask: (
    method: string,
    params: readonly unknown[],
  ) => Promise<Result<unknown, NodeRefusal>>
  /** The answer; a refusal is thrown. */
  readonly demand: (method: string, params: readonly unknown[]) => Promise<unknown>
}

/** What may be asked again where there is no answer: the node and its wallet are the same after it as before. */
const READS: ReadonlySet<string> = new Set([
  'decoderawtransaction',
  'estimatesmartfee',
  'getaddressinfo',
  'getblockchaininfo',
  'getblockhash',
  'getblockheader',
  'getdescriptorinfo',
  'getmempoolentry',
  'getmempoolinfo',
  'getnetworkinfo',
  'gettransaction',
  'getwalletinfo',
  'listsinceblock',
  'listunspent',
  'listwallets',
  'validateaddress',
])

/**
 * Speaks JSON-RPC 1.0 with basic authentication. `rpcUrl` carries the credentials; they never reach a message. Reads are
 * asked again where there is no answer, and nothing else is.
 */
export function createNodeClient(needs: {
  readonly rpcUrl: string
  /** Null for a node that has but one wallet, and no address for it. */
  readonly walletName: string | null
  readonly timeLimitMilliseconds: number
  readonly pause?: Pause
}): NodeClient {
  const url = new URL(needs.rpcUrl)
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  // The wallet's address also serves the calls that concern no wallet.
  if (needs.walletName !== null) url.pathname = `/wallet/${encodeURIComponent(needs.walletName)}`
  const headers = {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    'content-type': 'application/json',
  }

  const limit = limitAtOnce(REQUESTS_AT_ONCE)
  const ask: NodeClient['ask'] = async (method, params) => {
    const deadline = AbortSignal.timeout(needs.timeLimitMilliseconds)
    const request: RequestInit = {
      method: 'POST',
      headers,
      body: JSON.stringify({ jsonrpc: '1.0', id: 'causeway', method, params }),
      redirect: 'error',
      signal: deadline,
    }
    const question = { isRead: READS.has(method), deadline, pause: needs.pause }
    const reply = await askReadsAgain(question, () => limit(() => post(url, request))).catch(
      (cause: unknown) => {
        const what = cause instanceof NoReply ? cause.message : 'the node did not answer'
        throw new NodeUnavailable(`${method}: ${what}`, { cause })
      },
    )
    return readReply(method, reply)
  }
  return {
    ask,
    demand: async (method, params) => demanded(method, await ask(method, params)),
  }
}

async function post(url: URL, request: RequestInit) {
  const response = await fetch(url, request)
  const text = await response.text()
  assertAnswering(response)
  try {
    return readObject(parseExactJson(text))
  } catch (cause) {
    throw new NoReply(`no JSON-RPC reply (HTTP ${response.status})`, { cause })
  }
}

/** The answer to a call that the node has no reason to refuse. */
export function demanded(method: string, reply: Result<unknown, NodeRefusal>): unknown {
  if (reply.ok) return reply.value
  throw new NodeUnavailable(`${method}: ${reply.failure.message} (${reply.failure.rpcCode})`)
}

function readReply(
  method: string,
  reply: ReturnType<typeof readObject>,
): Result<unknown, NodeRefusal> {
  if (reply.error === null || reply.error === undefined) {
    if (reply.result === undefined) throw new BadNodeReply(`${method}: neither result nor error`)
    return ok(reply.result)
  }
  const error = readObject(reply.error)
  return fail({
    code: 'node_refused',
    rpcCode: readCount(error.code),
    message: readText(error.message),
  })
}
