import { type NodeClient, NodeUnavailable } from './node-client.ts'
import { readCount, readFlag, readHash, readObject } from './wire.ts'

// Deeper reorganisations than this are not expected; a node so far behind does not know what it does not know.
const FAR_BEHIND = 6

export type Head = { readonly height: number; readonly hash: string }

export type NodeHead = {
  /** The best block. Throws where the node is behind the network, or behind what we have seen. */
  readonly current: () => Promise<Head>
  /** Remembers that a height was reached. */
  readonly reached: (height: number) => void
}

/**
 * Guards against a node that is behind: started anew, restored from a copy, or cut off. It would call payments gone that
 * it has merely not heard of.
 */
export function watchNodeHead(node: NodeClient): NodeHead {
  let highest = 0
  return {
    current: async () => {
      const info = readObject(await node.demand('getblockchaininfo', []))
      const height = readCount(info.blocks)
      // A private chain is as old as its last block, and counts as loading after a day of rest.
      const isLoading = info.chain !== 'regtest' && readFlag(info.initialblockdownload ?? false)
      if (isLoading || readCount(info.headers) > height + FAR_BEHIND) {
        throw new NodeUnavailable(`The node is still loading blocks: it has ${height}`)
      }
      if (height < highest - FAR_BEHIND) {
        throw new NodeUnavailable(`The node is behind: it has ${height} blocks of ${highest}`)
      }
      highest = Math.max(highest, height)
      return { height, hash: readHash(info.bestblockhash) }
    },
    reached: (height) => {
      highest = Math.max(highest, height)
    },
  }
}
