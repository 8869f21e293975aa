import type { EvmConfig } from '../evm-config.ts'
import { hexOf } from './chain-view.ts'
import type { InternalTransfer } from './internal-transfers.ts'
import { readCallFrames, readFlatTraces } from './internal-transfers.ts'
import { type NodeClient, NodeUnavailable } from './node-client.ts'
import type { Block } from './wire.ts'

export type TraceReader = {
  /** Coins that contracts moved in a block; null where the node traces nothing. */
  readonly ofBlock: (
    block: Pick<Block, 'hash' | 'height'>,
  ) => Promise<readonly InternalTransfer[] | null>
}

type Method = 'debug_traceBlockByHash' | 'trace_block'

// EIP-1474: no such method, or one that is not supported; -32600 is what gateways answer for those they do not pass on.
const NOT_OFFERED: ReadonlySet<number> = new Set([-32601, -32004, -32600])
/** Blocks whose transfers are kept: deposits in them are looked up again and again until they are deep enough. */
const MOST_BLOCKS_KEPT = 64

/**
 * Reads what contracts moved, by go-ethereum's call tracer or by OpenEthereum's traces, whichever the node offers. A node
 * that refuses for another reason than not having the method fails the scan: skipping the block could lose a payment.
 */
export function createTraceReader(needs: {
  readonly node: NodeClient
  readonly config: Pick<EvmConfig, 'traces'>
}): TraceReader {
  const methods = new Set<Method>(
    needs.config.traces === 'none' ? [] : ['debug_traceBlockByHash', 'trace_block'],
  )
  const known = new Map<string, readonly InternalTransfer[]>()
  return {
    ofBlock: async (block) => {
      const kept = known.get(block.hash)
      if (kept !== undefined) return kept
      for (const method of [...methods]) {
        const found = await traceBlock(needs.node, method, block)
        if (found !== 'not_offered') {
          keep(known, block.hash, found)
          return found
        }
        methods.delete(method)
      }
      return null
    },
  }
}

async function traceBlock(
  node: NodeClient,
  method: Method,
  { hash, height }: Pick<Block, 'hash' | 'height'>,
): Promise<readonly InternalTransfer[] | 'not_offered'> {
  const params =
    method === 'trace_block' ? [hexOf(height)] : [hash, { tracer: 'callTracer', timeout: '15s' }]
  const reply = await node.ask(method, params)
  if (reply.ok) {
    return method === 'trace_block'
      ? readFlatTraces(reply.value, hash)
      : readCallFrames(reply.value)
  }
  const { rpcCode, message } = reply.failure
  if (NOT_OFFERED.has(rpcCode)) return 'not_offered'
  throw new NodeUnavailable(
    `${method}: ${message} (${rpcCode}); a node that cannot trace is configured with traces 'none'`,
  )
}

function keep(
  known: Map<string, readonly InternalTransfer[]>,
  hash: string,
  found: readonly InternalTransfer[],
): void {
  known.set(hash, found)
  const [oldest] = known.keys()
  if (known.size > MOST_BLOCKS_KEPT && oldest !== undefined) known.delete(oldest)
}
