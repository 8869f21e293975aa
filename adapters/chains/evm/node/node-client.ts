import { Unavailable } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { http } from 'viem'
import { askReadsAgain, assertWithinLimits, NoReply, type Pause } from '../../ask-reads-again.ts'
import { readObject, readText } from './wire.ts'

/** The node understood and refused. */
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

const MOST_CALLS_IN_BATCH = 100

/** What may be asked again where there is no answer. viem's own repetition is off: it repeats what sends, too. */
const READS: ReadonlySet<string> = new Set([
  'debug_traceBlockByHash',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getRawTransactionByHash',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_simulateV1',
  'trace_block',
])

/**
 * Speaks JSON-RPC through viem's transport: calls of one moment travel together. Reads are asked again where
 * there is no answer, and nothing else is, even if it travelled with them.
 */
export function createNodeClient(needs: {
  readonly rpcUrl: string
  readonly timeLimitMilliseconds: number
  readonly callsPerBatch?: number
  readonly pause?: Pause
}): NodeClient {
  const transport = http(needs.rpcUrl, {
    batch: { batchSize: needs.callsPerBatch ?? MOST_CALLS_IN_BATCH },
    // What is sent carries a password; whoever stands in the way could lead it elsewhere.
    fetchOptions: { redirect: 'error' },
    raw: true,
    retryCount: 0,
    timeout: needs.timeLimitMilliseconds,
  })({})
  const ask: NodeClient['ask'] = async (method, params) => {
    const question = {
      isRead: READS.has(method),
      deadline: AbortSignal.timeout(needs.timeLimitMilliseconds),
      pause: needs.pause,
    }
    const once = async () => readAnswer(await transport.request({ method, params }))
    const reply = await askReadsAgain(question, once).catch((cause: unknown) => {
      // viem's own message shows the address, and with it its credentials.
      const what = cause instanceof NoReply ? cause.message : 'the node did not answer'
      throw new NodeUnavailable(`${method}: ${what}`, { cause: nameOf(cause) })
    })
    return readReply(reply)
  }
  return {
    ask,
    demand: async (method, params) => {
      const reply = await ask(method, params)
      if (reply.ok) return reply.value
      throw new NodeUnavailable(`${method}: ${reply.failure.message} (${reply.failure.rpcCode})`)
    },
  }
}

type Answer = { readonly result: unknown } | { readonly rpcCode: number; readonly message: string }

function readAnswer(given: unknown): Answer {
  const reply = readObject(given)
  if (reply.error === undefined || reply.error === null) {
    if (reply.result === undefined) throw new NoReply('no JSON-RPC reply')
    return { result: reply.result }
  }
  const { code, message: said } = readObject(reply.error)
  if (typeof code !== 'number') throw new NoReply('no JSON-RPC reply')
  const message = readText(said)
  assertWithinLimits({ code, message })
  return { rpcCode: code, message }
}

function readReply(answer: Answer): Result<unknown, NodeRefusal> {
  return 'result' in answer ? ok(answer.result) : fail({ code: 'node_refused', ...answer })
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : 'unknown'
}
