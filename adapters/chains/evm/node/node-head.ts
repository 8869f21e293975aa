import type { EvmConfig } from '../evm-config.ts'
import { createTokenCheck } from '../tokens/token-decimals.ts'
import { readHead } from './chain-view.ts'
import { type NodeClient, NodeUnavailable } from './node-client.ts'
import { type Block, readCount } from './wire.ts'

/** The node is behind what it showed before: what it does not know may exist all the same. */
export class NodeBehind extends Error {
  override readonly name = 'NodeBehind'
}

/** Several nodes behind one address are never quite at the same height. */
const BLOCKS_OF_GRACE = 2

export type NodeHead = {
  /** The newest block. Throws where the node serves another chain, or a token's contract counts otherwise than we do. */
  readonly read: () => Promise<Block>
  /** Throws `NodeBehind` where a much higher block was seen before: that something is gone cannot be told from such a node. */
  readonly assertNotBehind: (head: Block) => void
}

/** Watches the height that a node shows, or the several behind one address. */
export function createNodeHead(needs: {
  readonly node: NodeClient
  readonly config: Pick<EvmConfig, 'chainId' | 'tokens'>
}): NodeHead {
  const assertTokens = createTokenCheck(needs)
  let highest = 0
  return {
    read: async () => {
      const [chainId, head] = await Promise.all([
        needs.node.demand('eth_chainId', []).then(readCount),
        readHead(needs.node),
      ])
      if (chainId !== needs.config.chainId) {
        throw new NodeUnavailable(
          `The node serves chain ${chainId} instead of ${needs.config.chainId}`,
        )
      }
      await assertTokens()
      highest = Math.max(highest, head.height)
      return head
    },
    assertNotBehind: ({ height }) => {
      if (height < highest - BLOCKS_OF_GRACE) {
        throw new NodeBehind(`The node is at block ${height} and was at ${highest} before`)
      }
    },
  }
}
